import { page } from './page-state.ts';
import type { ParleyApi } from './public-types.ts';

/** A call made before the script came: the method, its arguments, and how to take back what it did. */
type EarlyCall = [keyof ParleyApi, ...unknown[]] & { off?: () => void };

const all = (act: 'open' | 'close' | 'toggle'): void => {
  page.wantsOpen = act !== 'close';
  for (const element of page.elements) element[act]();
};

/** The methods of `window.Parley`. */
export const api: ParleyApi = {
  open: () => all('open'),
  close: () => all('close'),
  toggle: () => all('toggle'),
  setUser(user) {
    page.user = user ?? {};
    for (const element of page.elements) element[user ? 'updateVisitor' : 'forget']();
  },
  setVariables(variables) {
    page.variables = variables;
    for (const element of page.elements) element.updateVisitor();
  },
  on(event, handler) {
    const listener = (told: Event) => handler((told as CustomEvent).detail);
    document.addEventListener(`parley:${event}`, listener);
    for (const element of page.elements) {
      if (event === 'ready' && element.isReady) handler({} as never);
    }
    return () => document.removeEventListener(`parley:${event}`, listener);
  },
};

/** Puts the methods into the page's own `window.Parley`, where tools may stand, and makes up for calls that came early. */
export function installPageApi(): void {
  const globals = window as { Parley?: Partial<ParleyApi> & { q?: EarlyCall[] } };
  globals.Parley ??= {};
  Object.assign(globals.Parley, api);
  for (const call of globals.Parley.q ?? []) {
    const [method, ...args] = call;
    const off = (api[method] as ((...args: unknown[]) => () => void) | undefined)?.(...args);
    if (off) call.off = off;
  }
}
