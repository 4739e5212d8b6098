/** Lines of a table for people, columns aligned. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const lines = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
