import { describe, expect, it } from 'vitest';
import { clearDrafts, createDrafts, emptyDraft } from './drafts.ts';

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
const ada = { tenantId: 't1', userId: 'ada' };
const reply = { text: 'Hello Karin', isDraft: false, mode: 'reply' } as const;
const note = { text: 'Knows the boss', isDraft: false, mode: 'note' } as const;

describe('drafts of the desk', () => {
  // An operator's draft was gone as soon as they opened another page.
  it('survive leaving the page, each with its chat, and a note remains a note', () => {
    const storage = memoryStorage();
    const drafts = createDrafts(ada, () => storage);
    drafts.put('c1', reply);
    drafts.put('c2', note);
    const again = createDrafts(ada, () => storage);
    expect(again.of('c1')).toEqual(reply);
    expect(again.of('c2')).toEqual(note);
    expect(again.of('c3')).toBe(emptyDraft);
  });

  it('are deleted once sent, also from session storage', () => {
    const storage = memoryStorage();
    const drafts = createDrafts(ada, () => storage);
    drafts.put('c1', reply);
    drafts.put('c1', emptyDraft);
    expect(createDrafts(ada, () => storage).of('c1')).toBe(emptyDraft);
    expect(storage.length).toBe(0);
  });

  it.each([
    ['another person', { tenantId: 't1', userId: 'bo' }],
    ['another tenant', { tenantId: 't2', userId: 'ada' }],
  ])('are never shown to %s in the same tab, also after the first user returns', (_, other) => {
    const storage = memoryStorage();
    createDrafts(ada, () => storage).put('c1', reply);
    expect(createDrafts(other, () => storage).of('c1')).toBe(emptyDraft);
    expect(createDrafts(ada, () => storage).of('c1')).toBe(emptyDraft);
  });

  it('are deleted at log-out, without touching other keys of the tab', () => {
    const storage = memoryStorage();
    storage.setItem('of-the-page', 'x');
    storage.setItem('parley-agent-draft t u a', '{}');
    createDrafts(ada, () => storage).put('c1', reply);
    expect(storage.length).toBe(3);
    clearDrafts(() => storage);
    expect(storage.length).toBe(1);
  });

  it('work without browser storage', () => {
    const drafts = createDrafts(ada, () => {
      throw new Error('denied');
    });
    drafts.put('c1', reply);
    expect(drafts.of('c1')).toEqual(reply);
  });
});
