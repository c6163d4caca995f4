/// The keys that every screen has, for the overlay that explains them.
enum KeyHelp {
  static let lines = [
    "Tab, Shift-Tab   next, previous control",
    "Arrows           move, choose an option",
    "Enter, Space     activate",
    "Esc              go back, close",
    "PgUp, PgDn       scroll",
    "Ctrl-A, Ctrl-E   start, end of the text",
    "Ctrl-W, -U, -K   delete word, before, after",
    "Ctrl-L           draw again",
    "Ctrl-Z           suspend",
    "Ctrl-C, Ctrl-Q   quit",
  ]
}
