import { describe, expect, it } from 'vitest';
import { createChatStore, type SavedChat } from './saved-chats.ts';

const chat = (id: string, fields: Partial<SavedChat> = {}): SavedChat => ({
  id,
  token: `tok_${id}`,
  expiresAt: '2999-01-01T00:00:00Z',
  at: '2026-01-01T00:00:00Z',
  excerpt: '',
  status: 'open',
  name: '',
  seen: null,
  unread: 0,
  ...fields,
});

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

describe('chats stored in the browser', () => {
  it('select a new one, and keep it selected when another has news', () => {
    const store = createChatStore('a', memory);
    const storage = memory();
    const kept = createChatStore('a', () => storage);
    kept.put(chat('one'));
    kept.put(chat('two', { at: '2026-01-02T00:00:00Z' }));
    kept.put(chat('one', { at: '2026-01-03T00:00:00Z', excerpt: 'news' }));
    expect(kept.current()?.id).toBe('two');
    expect(kept.read().chats.map(({ id }) => id)).toEqual(['one', 'two']);
    expect(store.current()).toBeNull();
  });

  it('belong to one agent, shared by all tabs', () => {
    const storage = memory();
    createChatStore('a', () => storage).put(chat('one'));
    expect(createChatStore('a', () => storage).current()?.id).toBe('one');
    expect(createChatStore('b', () => storage).current()).toBeNull();
  });

  it('are deleted on expiry or request; and all of them for another user', () => {
    const storage = memory();
    const store = createChatStore('a', () => storage);
    store.put(chat('old', { expiresAt: '2020-01-01T00:00:00Z' }));
    expect(store.read()).toEqual({ current: null, chats: [] });
    store.put(chat('one'));
    store.put(chat('two'));
    store.forget('two');
    expect(store.read()).toMatchObject({ current: null, chats: [{ id: 'one' }] });
    store.clear();
    expect(store.read().chats).toEqual([]);
  });

  it('live as long as the page without browser storage', () => {
    const store = createChatStore('a', () => {
      throw new DOMException('denied', 'SecurityError');
    });
    store.put(chat('one'));
    expect(store.current()?.id).toBe('one');
  });

  it('are reset when the stored value is invalid', () => {
    const storage = memory();
    storage.setItem('parley:a', '{"current":');
    expect(createChatStore('a', () => storage).read()).toEqual({ current: null, chats: [] });
  });

  it('are limited to the newest twenty', () => {
    const storage = memory();
    const store = createChatStore('a', () => storage);
    for (let day = 1; day <= 25; day += 1) {
      store.put(chat(`c${day}`, { at: `2026-01-${String(day).padStart(2, '0')}T00:00:00Z` }));
    }
    expect(store.read().chats).toHaveLength(20);
    expect(store.read().chats[0]?.id).toBe('c25');
  });
});
