import { describe, expect, expectTypeOf, it } from 'vitest';
import { apiColumns } from './api-columns.ts';

interface Note {
  id: string & { readonly brand: 'NoteId' };
  kind: 'short' | 'long';
  tags: string[];
  words: number;
  is_read: boolean;
  created_at: string;
  read_at: string | null;
}

const note = apiColumns<Note>()('id', 'kind', 'tags', 'words', 'is_read', 'created_at', 'read_at');
const row = {
  id: 'n1',
  kind: 'short',
  tags: ['a'],
  words: 2,
  is_read: false,
  created_at: new Date('2026-03-02T09:00:00.120Z'),
  read_at: null as Date | null,
};

describe('API columns', () => {
  it('are presented as stored, instants as RFC 3339', () => {
    const shown = note.present(row);
    expectTypeOf(shown).toEqualTypeOf<Pick<Note, keyof Note>>();
    expect(shown).toEqual({ ...row, created_at: '2026-03-02T09:00:00.120Z' });
    expect(note.present({ ...row, read_at: row.created_at }).read_at).toBe('2026-03-02T09:00:00.120Z');
  });

  it('leave out every other column of the row', () => {
    expect(note.present({ ...row, secret_hash: 'x' } as typeof row)).not.toHaveProperty('secret_hash');
    expect(note.names).toEqual(['id', 'kind', 'tags', 'words', 'is_read', 'created_at', 'read_at']);
  });

  it('refuse, at compile time, a column that is missing, may be null or has another type', () => {
    expectTypeOf(note.present).parameter(0).not.toExtend<{ created_at: null }>();
    // @ts-expect-error bigint columns arrive as text
    note.present({ ...row, words: '2' });
    // @ts-expect-error the API does not allow null here
    note.present({ ...row, is_read: null });
    const { words: _, ...rest } = row;
    // @ts-expect-error a column that was not selected
    note.present(rest);
    // @ts-expect-error no field of the resource
    apiColumns<Note>()('secret_hash');
  });
});
