const longest = 200;

/** Name of an upload as it is shown: without folders and control characters. */
export function shownFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  const shortened = clean.length > longest ? `${clean.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…` : clean;
  return shortened === '' ? 'file' : shortened;
}
