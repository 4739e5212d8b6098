import type { EventType } from '@parley/contract/events';
import type { DB } from '#db/schema.generated.ts';

/** Kind of personal data of a column, event or file. */
export type PersonalKind =
  /** Words of or about a person: messages, transcripts, notes, arguments of tools. */
  | 'content'
  | 'credential'
  | 'email_address'
  /** External identity: a verified person, an account of a portal. */
  | 'identity'
  | 'name'
  /** IP address, SIP dialog, browser; also hashed. */
  | 'network_address'
  | 'phone_number'
  | 'picture'
  | 'recording'
  /** Identifier under which the same data is found elsewhere. */
  | 'reference';

/**
 * People whose data a table holds. `subjects`: callers and visitors, found by their phone number. `staff`: users of the
 * account. `none`: no person.
 */
export type People = 'none' | 'staff' | 'subjects';

/** Objects a data subject's rows hang on. */
export type SubjectObject =
  | 'bookings'
  | 'calls'
  | 'chat_sessions'
  | 'chat_verifications'
  | 'contact_requests'
  | 'text_messages';

/**
 * Relation of a row to its subject.
 * - `number`: the row is one of `object`, whose rows the look-up finds, by number or by other objects.
 * - an object: the column holds its id. `column` is a column, or an SQL expression of text (`data #>> '{call,id}'`).
 * - `email_address`: the column holds an e-mail address of the subject.
 * - `topic`: the event's topic is that of an object of the subject.
 * - `content`: the column's text names an object or number of the subject.
 */
export type Link =
  | { by: 'object'; object: SubjectObject }
  | { by: 'reference'; object: SubjectObject; column: string }
  | { by: 'email_address'; column: string }
  | { by: 'topic'; column: string }
  | { by: 'content'; column: string };

/** Row of a call. */
export const callLink: Link = { by: 'reference', object: 'calls', column: 'call_id' };

/** Row of a chat. */
export const chatLink: Link = { by: 'reference', object: 'chat_sessions', column: 'session_id' };

/**
 * Part of a table in the export. `key`: an array with its personal columns, but for those `without` names with a reason,
 * and the impersonal columns in `with`; `orderBy` is `created_at, id` by default. `within`: part of another array's
 * entries. `omitted`: not exported, for the reason.
 */
export type Exported =
  | {
      key: string;
      with: readonly string[];
      without?: Readonly<Record<string, string>>;
      orderBy?: readonly string[];
    }
  | { within: string }
  | { omitted: string };

/**
 * Erasure of the subject's rows of a table. `delete`: the row. `blank`: the row stays as a billing fact, its personal
 * columns become null or `to` (`{ sql }`: an expression). `keep`: unchanged, for the reason.
 */
export type Erasure =
  | { kind: 'delete' }
  | { kind: 'blank'; to?: Readonly<Record<string, unknown>> }
  | { kind: 'keep'; reason: string }
  /**
   * The row is deleted; the columns `facts` of it stay in the table `into`, as billing facts. While its recording is
   * under a legal hold the row stays instead, its personal columns null or `whileHeld`.
   */
  | {
      kind: 'tombstone';
      into: string;
      facts: readonly string[];
      whileHeld: Readonly<Record<string, unknown>>;
    };

/** A table: every column is in `personal` or in `impersonal`. */
export interface TablePlace {
  table: string;
  /** Content, for the documentation: a noun phrase. */
  about: string;
  people: People;
  personal: Readonly<Record<string, PersonalKind>>;
  impersonal: readonly string[];
  /** Alternatives: a row that meets one of them belongs to the subject. Empty but for `subjects`. */
  links: readonly Link[];
  exported: Exported;
  erasure: Erasure;
}

/** Events of a type. */
export interface EventPlace {
  type: EventType;
  people: People;
  kinds: readonly PersonalKind[];
}

/** A folder of the file store. */
export interface FilePlace {
  folder: string;
  about: string;
  people: People;
  kinds: readonly PersonalKind[];
  /** How files go when their rows do. */
  erasure: string;
  /**
   * Files of a subject: keys of the rows of `table` whose `column` is the id of one of the subject's objects. Keys are
   * SQL expressions of text over the row; null: no file. Absent: no files of subjects.
   */
  rows?: { table: string; object: SubjectObject; column: string; keys: readonly string[] };
}

/** A place outside tables and files: logs, caches, the database's own files. */
export interface HiddenPlace {
  name: string;
  about: string;
  people: People;
  erasure: string;
}

/** Personal data of an area. */
export interface PersonalData {
  tables: readonly TablePlace[];
  events: readonly EventPlace[];
  files: readonly FilePlace[];
  hidden: readonly HiddenPlace[];
}

type Columns<Table extends keyof DB> = keyof DB[Table] & string;

interface Split<Table extends keyof DB, Personal extends Columns<Table>> {
  about: string;
  personal: Readonly<Record<Personal, PersonalKind>>;
  /** Every other column. */
  impersonal: readonly Exclude<Columns<Table>, Personal>[];
}

/** Table with rows of data subjects. */
export function subjectTable<Table extends keyof DB, Personal extends Columns<Table>>(
  table: Table,
  place: Split<Table, Personal> & { links: readonly Link[]; exported: Exported; erasure: Erasure },
): TablePlace {
  return { table, people: 'subjects', ...place };
}

const staffErasure: Erasure = { kind: 'keep', reason: 'data of users: removed with the user or the account' };
const staffExport: Exported = { omitted: 'data of users, not of callers or visitors' };

/** Table about users of the account, or entered by them. */
export function staffTable<Table extends keyof DB, Personal extends Columns<Table>>(
  table: Table,
  place: Split<Table, Personal>,
): TablePlace {
  return { table, people: 'staff', links: [], exported: staffExport, erasure: staffErasure, ...place };
}

/** Table without data of persons. */
export function impersonalTable<Table extends keyof DB>(
  table: Table,
  place: { about: string; impersonal: readonly Columns<Table>[] },
): TablePlace {
  return {
    table,
    people: 'none',
    personal: {},
    links: [],
    exported: { omitted: 'no personal data' },
    erasure: { kind: 'keep', reason: 'no personal data' },
    ...place,
  };
}

/** Declares the personal data of an area, for the field `personalData` of `area`. */
export function personalData(parts: Partial<PersonalData>): PersonalData {
  return { tables: [], events: [], files: [], hidden: [], ...parts };
}

/** Events of several types alike. */
export function eventPlaces(people: People, kinds: readonly PersonalKind[], types: readonly EventType[]): EventPlace[] {
  return types.map((type) => ({ type, people, kinds }));
}

/** All personal data of the product. */
export function joinPersonalData(parts: readonly PersonalData[]): PersonalData {
  return {
    tables: parts.flatMap((each) => each.tables),
    events: parts.flatMap((each) => each.events),
    files: parts.flatMap((each) => each.files),
    hidden: parts.flatMap((each) => each.hidden),
  };
}
