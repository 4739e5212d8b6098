/** Words or phrases of a text that parts them by `|`. */
export function list(text: string): string[] {
  return text.split('|').map((entry) => entry.trim());
}
