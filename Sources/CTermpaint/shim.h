#include <termpaint.h>
#include <termpaint_input.h>
