/** One turn of a simulation, as the API takes it. */
export type Turn = { digits: string } | { silence_seconds: number } | { text: string };

/** Reads a line of a script: `# 12` are keys, `... 10` is silence of 10 s, anything else is said. */
export function readTurn(line: string): Turn {
  const keys = /^#\s+([0-9A-D*#]{1,32})$/.exec(line.trim());
  if (keys?.[1]) return { digits: keys[1] };
  const silence = /^(?:\.{3}|…)\s*(\d{1,6})$/.exec(line.trim());
  if (silence?.[1] && Number(silence[1]) >= 1) return { silence_seconds: Math.min(604_800, Number(silence[1])) };
  return { text: line.trim() };
}

export const readScript = (script: string): Turn[] =>
  script
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readTurn);
