const longestName = 64;

/**
 * Makes a valid tool name, `^[a-zA-Z0-9_-]{1,64}$`, unique among `taken`, and adds it. Invalid characters become `_`,
 * long names are truncated, and a duplicate gets `_2`.
 */
export function claimName(wanted: string, taken: Set<string>): string {
  const fitting = wanted.replaceAll(/[^a-zA-Z0-9_-]/g, '_').slice(0, longestName) || 'tool';
  let name = fitting;
  for (let count = 2; taken.has(name); count += 1) {
    const ending = `_${count}`;
    name = `${fitting.slice(0, longestName - ending.length)}${ending}`;
  }
  taken.add(name);
  return name;
}
