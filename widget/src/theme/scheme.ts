const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

/** The meta element counts before any style sheet has come, and is not among the computed styles. */
const ofDocument = () => document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content ?? '';

export function isDarkWanted(host: HTMLElement, choice: string | null): boolean {
  if (choice === 'light' || choice === 'dark') return choice === 'dark';
  const styled = getComputedStyle(host.parentElement ?? document.documentElement).colorScheme;
  const declared = styled === 'normal' ? ofDocument() : styled;
  return /dark/.test(declared) && (!/light/.test(declared) || prefersDark().matches);
}

/**
 * Calls back when the visitor's system turns light or dark, and when the page's own style sheets have come, for which
 * the script does not wait. Returns how to stop.
 */
export function onSchemeChange(listener: () => void): () => void {
  const query = prefersDark();
  query.addEventListener('change', listener);
  addEventListener('load', listener);
  return () => {
    query.removeEventListener('change', listener);
    removeEventListener('load', listener);
  };
}
