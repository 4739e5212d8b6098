const mark = 'parley-operator';

/**
 * Notes in this browser that the console is used, so that our own pages with an agent ask who they are and can
 * tell them what visitors are not told. Says nothing of who it is, and opens nothing.
 */
export function leaveOperatorMark(): void {
  try {
    localStorage.setItem(mark, '1');
  } catch {
    // A browser that keeps nothing goes without the note.
  }
}
