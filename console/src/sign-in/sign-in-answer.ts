import { consoleRoot } from '../paths.ts';

/** Target after sign-in: the previous page, if it is one of the console's (no open redirect). */
export function afterSignIn(next: string | undefined, origin: string): string {
  if (next === undefined || !URL.canParse(next, origin)) return consoleRoot;
  const url = new URL(next, origin);
  const isOurs = url.origin === origin && (url.pathname === consoleRoot || url.pathname.startsWith(`${consoleRoot}/`));
  return isOurs ? `${url.pathname}${url.search}` : consoleRoot;
}

/** Reloads the console, so that no data of a previous person is left in the page. */
export function enterConsole(next?: string): void {
  location.replace(afterSignIn(next, location.origin));
}
