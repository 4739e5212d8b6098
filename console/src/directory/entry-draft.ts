import type { DirectoryEntry } from '../api/schemas.ts';
import { type Weekday, weekdays } from '../parts/weekdays.ts';
import { type Weekly, weeklyOf, wordsOf } from '../parts/weekly-hours.ts';

/** A directory entry as its form holds it. */
export interface EntryDraft extends Record<string, unknown> {
  kind: DirectoryEntry['kind'];
  name: string;
  title: string;
  department: string;
  aliases: string[];
  languages: string[];
  destinations: string[];
  mode: DirectoryEntry['mode'];
  whisper: string;
  has_hours: boolean;
  timezone: string;
  /** By day, as people write them; empty: closed. */
  weekly: Record<Weekday, string>;
  has_queue: boolean;
  queue: NonNullable<DirectoryEntry['queue']>;
  fallback: DirectoryEntry['fallback']['kind'];
  fallback_number: string;
  fallback_entry: string;
}

const officeHours = '09:00-17:00';
const usualQueue: EntryDraft['queue'] = {
  ring: 'in_turn',
  rings_people: true,
  max_callers: 20,
  max_wait_seconds: 600,
  announce_seconds: 30,
  call_back: true,
};

export function draftOf(entry: DirectoryEntry | null, zone: string): EntryDraft {
  const { hours = null, queue = null, fallback = { kind: 'agent' } } = entry ?? {};
  return {
    kind: entry?.kind ?? 'person',
    name: entry?.name ?? '',
    title: entry?.title ?? '',
    department: entry?.department ?? '',
    aliases: entry?.aliases ?? [],
    languages: entry?.languages ?? [],
    destinations: entry?.destinations ?? [],
    mode: entry?.mode ?? 'warm',
    whisper: entry?.whisper ?? '',
    has_hours: hours !== null,
    timezone: hours?.timezone ?? zone,
    weekly: Object.fromEntries(
      weekdays.map((day, index) => [
        day,
        hours ? wordsOf((hours.weekly as Weekly)[day]) : index < 5 ? officeHours : '',
      ]),
    ) as Record<Weekday, string>,
    has_queue: queue !== null,
    queue: queue ?? usualQueue,
    fallback: fallback.kind,
    fallback_number: fallback.kind === 'number' ? fallback.destination : '',
    fallback_entry: fallback.kind === 'entry' ? fallback.entry_id : '',
  };
}

/** Request body of the draft. */
export function bodyOf(draft: EntryDraft) {
  const { kind, name, title, department, aliases, languages, destinations, mode, whisper } = draft;
  return {
    kind,
    name,
    title,
    department,
    aliases,
    languages,
    destinations,
    mode,
    whisper,
    hours: draft.has_hours ? { timezone: draft.timezone, weekly: weeklyOf(draft.weekly) } : null,
    queue: draft.has_queue ? draft.queue : null,
    fallback: fallbackOf(draft),
  };
}

function fallbackOf({ fallback, fallback_number, fallback_entry }: EntryDraft): DirectoryEntry['fallback'] {
  switch (fallback) {
    case 'number':
      return { kind: 'number', destination: fallback_number };
    case 'entry':
      return { kind: 'entry', entry_id: fallback_entry };
    default:
      return { kind: fallback };
  }
}

/** The field a fault at this JSON pointer belongs to. */
export function fieldOf(pointer: string): string | null {
  const day = /^\/hours\/weekly\/(\w+)/.exec(pointer)?.[1];
  if (day !== undefined) return `weekly.${day}`;
  if (pointer.startsWith('/hours/timezone')) return 'timezone';
  const ofQueue = /^\/queue\/(\w+)/.exec(pointer)?.[1];
  if (ofQueue !== undefined) return `queue.${ofQueue}`;
  if (pointer.startsWith('/fallback/destination')) return 'fallback_number';
  return pointer.startsWith('/fallback/entry_id') ? 'fallback_entry' : null;
}
