import type { ErrorDetail } from '@parley/contract/errors';
import type { DirectoryEntryId } from '@parley/contract/ids';
import {
  type DirectoryColumn,
  type DirectoryEntry,
  directoryColumns,
  NewDirectoryEntry,
} from '@parley/contract/resources/directory';
import { Refusal } from '#platform/http/refusal.ts';
import { parseInput } from '#platform/http/requests/validation.ts';
import { checkEntry } from './check-entry.rules.ts';
import {
  missingColumn,
  repeatedLine,
  unknownColumn,
  unknownFallbackName,
  unreadableFile,
  unreadableHours,
} from './directory.errors.ts';
import { readCsv } from './read-csv.rules.ts';
import { readHours } from './read-hours.rules.ts';

export interface ReadEntry {
  line: number;
  entry: NewDirectoryEntry;
}

export interface LineFault {
  line: number;
  column: string;
  detail: ErrorDetail;
}

/** Name under which an entry is one and the same. */
export const identityOf = ({ kind, name, department }: Pick<NewDirectoryEntry, 'kind' | 'name' | 'department'>) =>
  JSON.stringify([kind, name.toLowerCase(), department.toLowerCase()]);

/** Reads the entries of a file and the faults of its lines. `known`: entries that a fallback may name. */
export function readEntries(
  csv: string,
  { known, timezone }: { known: readonly Pick<DirectoryEntry, 'id' | 'name'>[]; timezone: string },
): { entries: ReadEntry[]; faults: LineFault[]; lines: number } {
  const { lines, openQuoteAt } = readCsv(csv);
  const [header, ...rows] = lines;
  const columns = (header?.fields ?? []).map((field) => field.trim().toLowerCase());
  const faults: LineFault[] = headerFaults(columns);
  if (openQuoteAt !== undefined) faults.push({ line: openQuoteAt, column: '', detail: unreadableFile('/csv') });
  if (faults.length > 0) return { entries: [], faults, lines: rows.length };
  const entries: ReadEntry[] = [];
  const seen = new Map<string, number>();
  for (const { line, fields } of rows) {
    const values = Object.fromEntries(columns.map((column, at) => [column, (fields[at] ?? '').trim()]));
    const read = readLine(values, known, timezone);
    faults.push(...read.faults.map(({ column, detail }) => ({ line, column, detail })));
    if (!read.entry) continue;
    const identity = identityOf(read.entry);
    const earlier = seen.get(identity);
    if (earlier === undefined) {
      seen.set(identity, line);
      entries.push({ line, entry: read.entry });
    } else faults.push({ line, column: 'name', detail: repeatedLine('/name', { line: earlier }) });
  }
  return { entries, faults, lines: rows.length };
}

function headerFaults(columns: readonly string[]): LineFault[] {
  const known = new Set<string>(directoryColumns);
  const unknown = columns.filter((column) => !known.has(column));
  const missing = (['name', 'destinations'] as const).filter((column) => !columns.includes(column));
  return [
    ...unknown.map((column) => ({ line: 1, column, detail: unknownColumn('/csv') })),
    ...missing.map((column) => ({ line: 1, column, detail: missingColumn('/csv') })),
  ];
}

type ColumnFault = Omit<LineFault, 'line'>;

function readLine(
  values: Readonly<Record<string, string>>,
  known: readonly Pick<DirectoryEntry, 'id' | 'name'>[],
  timezone: string,
): { entry?: NewDirectoryEntry; faults: ColumnFault[] } {
  const value = (column: DirectoryColumn) => values[column] ?? '';
  const faults: ColumnFault[] = [];
  const weekly = value('hours') === '' ? null : readHours(value('hours'));
  if (weekly === undefined) faults.push({ column: 'hours', detail: unreadableHours('/hours') });
  const fallback = readFallbackField(value('fallback'), known);
  if (fallback === undefined) faults.push({ column: 'fallback', detail: unknownFallbackName('/fallback') });
  const written = {
    kind: value('kind').toLowerCase() || 'person',
    name: value('name'),
    title: value('title'),
    department: value('department'),
    aliases: listOf(value('aliases')),
    languages: listOf(value('languages')),
    destinations: listOf(value('destinations')),
    mode: value('mode').toLowerCase() || 'warm',
    whisper: value('whisper'),
    hours: weekly ? { timezone: value('timezone') || timezone, weekly } : null,
    fallback: fallback ?? { kind: 'agent' },
  };
  try {
    const checked = checkEntry(parseInput(NewDirectoryEntry, written, 'body'));
    faults.push(...checked.faults.map((detail) => ({ column: columnOf(detail.path), detail })));
    return faults.length > 0 ? { faults } : { entry: checked.entry, faults };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    faults.push(...(error.details ?? []).map((detail) => ({ column: columnOf(detail.path), detail })));
    return { faults };
  }
}

const listOf = (text: string) =>
  text
    .split('|')
    .map((each) => each.trim())
    .filter(Boolean);

/** Column of a field's path, such as `/destinations/0`. */
const columnOf = (path: string) => (path.startsWith('/hours/timezone') ? 'timezone' : (path.split('/')[1] ?? ''));

function readFallbackField(
  text: string,
  known: readonly Pick<DirectoryEntry, 'id' | 'name'>[],
): NewDirectoryEntry['fallback'] | undefined {
  if (text === '' || text === 'agent') return { kind: 'agent' };
  if (text === 'contact_request') return { kind: 'contact_request' };
  if (/^\+|^sips?:/i.test(text)) return { kind: 'number', destination: text };
  const named = known.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
  const [entry] = named;
  return entry && named.length === 1 ? { kind: 'entry', entry_id: entry.id as DirectoryEntryId } : undefined;
}
