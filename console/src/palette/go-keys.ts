/** Pages by the key after `g`. Addresses without a key are reached by the palette. */
export const goKeys = {
  s: '/',
  a: '/agents',
  i: '/desk',
  c: '/calls',
  b: '/bookings',
  w: '/workflows',
  t: '/tools',
  n: '/numbers',
  p: '/people',
  k: '/api-keys',
  h: '/webhooks',
  v: '/statistics',
  q: '/unanswered-questions',
} as const;

/** Longest pause between `g` and its second key. Unit: milliseconds. */
const pauseMs = 1500;

export interface Shortcuts {
  palette(): void;
  help(): void;
  /** True when the page is open to this person. */
  go(to: string): boolean;
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Reads keys one after the other; returns true for each that was a shortcut's. `isTyping`: the key belongs to a field, a
 * dialog or a menu, where only Ctrl or Cmd with K counts.
 */
export function createKeyReader(shortcuts: Shortcuts, now: () => number) {
  let beganMs = Number.NEGATIVE_INFINITY;
  return function read({ key, ctrlKey, metaKey, altKey }: Key, isTyping: boolean): boolean {
    const isSecond = now() - beganMs <= pauseMs;
    beganMs = Number.NEGATIVE_INFINITY;
    if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
      shortcuts.palette();
      return true;
    }
    if (isTyping || ctrlKey || metaKey || altKey) return false;
    if (isSecond && Object.hasOwn(goKeys, key)) return shortcuts.go(goKeys[key as keyof typeof goKeys]);
    if (key === 'g') {
      beganMs = now();
      return true;
    }
    if (key !== '?') return false;
    shortcuts.help();
    return true;
  };
}
