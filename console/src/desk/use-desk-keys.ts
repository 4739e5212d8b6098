import { useEffect, useRef } from 'react';

export interface DeskKeys {
  claim(): void;
  /** One chat down (1) or up (-1). */
  step(by: 1 | -1): void;
  reply(): void;
  note(): void;
  help(): void;
}

/** Shortcuts of the page. */
export const useDeskKeys = (keys: DeskKeys): void => useSingleKeys((event) => workOf(event, keys));

/** Single-key shortcuts; disabled while typing, and under a dialog or an open menu. `find`: what a key does; null: nothing. */
export function useSingleKeys(find: (event: KeyboardEvent) => (() => void) | null): void {
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      const work = latest.current(event);
      if (!work) return;
      event.preventDefault();
      work();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

function workOf({ key, target }: KeyboardEvent, keys: DeskKeys): (() => void) | null {
  switch (key) {
    case 'c':
      return keys.claim;
    case 'j':
      return () => keys.step(1);
    case 'k':
      return () => keys.step(-1);
    case 'ArrowDown':
    case 'ArrowUp':
      return movesByArrows(target) ? () => keys.step(key === 'ArrowDown' ? 1 : -1) : null;
    case 'r':
      return keys.reply;
    case 'n':
      return keys.note;
    case '?':
      return keys.help;
    default:
      return null;
  }
}

/** Arrows scroll the conversation when it has the focus, and belong to controls such as choices. */
function movesByArrows(target: EventTarget | null): boolean {
  return (
    target === document.body ||
    (target instanceof Element &&
      target.closest('.desk-list, #content') !== null &&
      target.closest('.desk-messages, .desk-customer, .desk-bar') === null)
  );
}

function isTaken(target: EventTarget | null): boolean {
  const isField =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return isField || document.querySelector('[role=dialog], [role=menu]') !== null;
}
