const longestName = 64;

/**
 * A name a model may call, `^[a-zA-Z0-9_-]{1,64}$`, that is not among `taken`, and is then taken. What does not fit
 * becomes `_`, what is too long loses its end, and a second of one name is `..._2`.
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
