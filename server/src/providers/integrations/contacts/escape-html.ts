/** Escapes text for notes that are HTML. */
export function escapeHtml(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
