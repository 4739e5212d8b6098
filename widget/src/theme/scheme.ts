const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

export function isDarkWanted(host: HTMLElement, choice: string | null): boolean {
  if (choice === 'light' || choice === 'dark') return choice === 'dark';
  const declared = getComputedStyle(host.parentElement ?? document.documentElement).colorScheme;
  return /dark/.test(declared) && (!/light/.test(declared) || prefersDark().matches);
}

/** Calls back when the visitor's system turns light or dark; returns how to stop. */
export function onSystemSchemeChange(listener: () => void): () => void {
  const query = prefersDark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
