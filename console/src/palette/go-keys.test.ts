import { describe, expect, it } from 'vitest';
import { createKeyReader } from './go-keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

interface Held {
  isTyping?: boolean;
  ctrlKey?: boolean;
  metaKey?: boolean;
}

/** A reader whose shortcuts are listed; `closed` pages are not open to the person. */
function reader({ closed = [] as string[] } = {}) {
  const done: string[] = [];
  let nowMs = 0;
  const read = createKeyReader(
    {
      palette: () => void done.push('palette'),
      help: () => void done.push('help'),
      go(to) {
        if (closed.includes(to)) return false;
        done.push(to);
        return true;
      },
    },
    () => nowMs,
  );
  const press = (key: string, { isTyping = false, ...held }: Held = {}) => read({ key, ...plain, ...held }, isTyping);
  return { done, press, wait: (ms: number) => void (nowMs += ms) };
}

describe('shortcuts of the console', () => {
  it('open a page by g and its key', () => {
    const { done, press } = reader();
    expect([press('g'), press('a')]).toEqual([true, true]);
    expect(done).toEqual(['/agents']);
  });

  it('leave the second key alone after a pause, and for a page that is not open', () => {
    const { done, press, wait } = reader({ closed: ['/people'] });
    press('g');
    wait(1501);
    expect(press('a')).toBe(false);
    press('g');
    expect(press('p')).toBe(false);
    expect(done).toEqual([]);
  });

  it('open the palette with Ctrl or Cmd and K, also while typing', () => {
    const { done, press } = reader();
    press('k', { ctrlKey: true, isTyping: true });
    press('K', { metaKey: true });
    expect(done).toEqual(['palette', 'palette']);
  });

  it('are letters of the text while typing', () => {
    const { done, press } = reader();
    expect([press('g', { isTyping: true }), press('?', { isTyping: true })]).toEqual([false, false]);
    press('?');
    expect(done).toEqual(['help']);
  });
});
