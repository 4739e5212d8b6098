import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { bodyOf, draftOf, fieldOf } from './entry-draft.ts';

describe('the form of a directory entry', () => {
  it('sends hours by day, and none without hours', () => {
    const draft = { ...draftOf(null, 'Europe/Stockholm'), name: 'Anna', destinations: ['+46701740605'] };
    expect(bodyOf(draft)).toMatchObject({ hours: null, fallback: { kind: 'agent' } });
    expect(bodyOf({ ...draft, has_hours: true })).toMatchObject({
      hours: { timezone: 'Europe/Stockholm', weekly: { monday: [{ from: '09:00', to: '17:00' }], sunday: [] } },
    });
  });

  it('sends the fallback chosen, not those typed before', () => {
    const draft = { ...draftOf(null, 'UTC'), fallback_number: '+46812345678', fallback_entry: 'x' };
    expect(bodyOf({ ...draft, fallback: 'contact_request' }).fallback).toEqual({ kind: 'contact_request' });
    expect(bodyOf({ ...draft, fallback: 'number' }).fallback).toEqual({ kind: 'number', destination: '+46812345678' });
  });

  it('sends the queue that was switched on alone', () => {
    const draft = draftOf(null, 'UTC');
    expect(bodyOf(draft).queue).toBeNull();
    expect(bodyOf({ ...draft, has_queue: true }).queue).toMatchObject({ ring: 'in_turn', call_back: true });
  });

  it('shows the faults of hours and fallbacks at their inputs', () => {
    const pointers = [
      '/hours/weekly/monday/0/to',
      '/fallback/destination',
      '/fallback/entry_id',
      '/queue/max_callers',
      '/name',
    ];
    expect(pointers.map(fieldOf)).toEqual([
      'weekly.monday',
      'fallback_number',
      'fallback_entry',
      'queue.max_callers',
      null,
    ]);
  });
});

// Regression: names of a file saved by Excel in Windows-1252 were imported as "\ufffdsa".
it('a CSV file is read as UTF-8, or as Windows-1252 where it is not', () => {
  const bytesOf = (...bytes: number[]) => Uint8Array.from(bytes).buffer;
  expect(decodeText(bytesOf(0xef, 0xbb, 0xbf, 0xc3, 0x85, 0x73, 0x61))).toBe('Åsa');
  expect(decodeText(bytesOf(0xc5, 0x73, 0x61))).toBe('Åsa');
});
