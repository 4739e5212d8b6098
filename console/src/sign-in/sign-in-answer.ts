import { consoleRoot } from '../paths.ts';

/** Where somebody goes who has just proven who they are: back to where they were, if that is one of our pages. */
export function afterSignIn(next: string | undefined, origin: string): string {
  if (next === undefined || !URL.canParse(next, origin)) return consoleRoot;
  const url = new URL(next, origin);
  const isOurs = url.origin === origin && (url.pathname === consoleRoot || url.pathname.startsWith(`${consoleRoot}/`));
  return isOurs ? `${url.pathname}${url.search}` : consoleRoot;
}

/** Loads the console anew, so that nothing of whoever was here before is left in the page. */
export function enterConsole(next?: string): void {
  location.replace(afterSignIn(next, location.origin));
}
