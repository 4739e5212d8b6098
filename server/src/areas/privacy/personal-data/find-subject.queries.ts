import type { TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import type { SubjectObject } from '#platform/personal-data/personal-data.ts';
import { noSuchSubject } from './personal-data.errors.ts';
import {
  isOf,
  nameOf,
  readingsElsewhere,
  readSubjectNumber,
  type SubjectNumber,
  subjectKeys,
} from './subject-number.rules.ts';

/** Ids of the objects of a data subject, oldest first. */
export type SubjectIds = Readonly<Record<SubjectObject, readonly string[]>>;

/** A person found by a phone number, and the objects the tenant has of them. */
export interface Subject {
  tenantId: TenantId;
  /** E.164, or a `sip:` address. */
  phoneNumber: string;
  /** Every spelling of the number that is stored. */
  spellings: readonly string[];
  /** E-mail addresses of the subject's chats, contact requests, bookings and verifications; lower case. */
  emailAddresses: readonly string[];
  ids: SubjectIds;
}

interface Account {
  tenantId: TenantId;
  countries: string[];
  ownNumbers: ReadonlySet<string>;
  hasOneExchange: boolean;
}

/**
 * Finds a person by a phone number in any spelling, in the transaction's tenant. Refuses (400) a missing, impossible or
 * withheld number. A number without any data gives a subject without ids.
 */
export async function findSubject(tx: Tx, phoneNumber: string): Promise<Subject> {
  const account = await readAccount(tx);
  const number = await readNumber(tx, phoneNumber, account);
  const found = await findNumbered(tx, number, account);
  const linked = await findLinked(tx, found.ids);
  return {
    tenantId: account.tenantId,
    phoneNumber: nameOf(number),
    spellings: found.spellings,
    emailAddresses: await findEmailAddresses(tx, linked),
    ids: linked,
  };
}

async function readNumber(tx: Tx, text: string, { countries }: Account): Promise<SubjectNumber> {
  const known = await findOnlyKnown(tx, readingsElsewhere(text, countries));
  if (known !== null) return known;
  const number = readSubjectNumber(text, countries);
  if (typeof number === 'string') throw noSuchSubject(number);
  return number;
}

/** The one of these E.164 numbers that the tenant has data of, or null where it knows none or several. */
async function findOnlyKnown(tx: Tx, numbers: readonly string[]): Promise<SubjectNumber | null> {
  if (numbers.length === 0) return null;
  const keys = numbers.flatMap((number) => subjectKeys({ kind: 'number', number }));
  const { rows } = await sql<{ spelling: string }>`
    select distinct spelling from app.find_numbered_rows(${[...new Set(keys)]}::text[])`.execute(tx);
  const known = new Set(
    rows.flatMap(({ spelling }) => {
      const read = readSubjectNumber(spelling, []);
      return typeof read === 'object' && read.kind === 'number' ? [read.number] : [];
    }),
  );
  const found = numbers.filter((number) => known.has(number));
  return found.length === 1 ? { kind: 'number', number: found[0] ?? '' } : null;
}

/** Country, numbers and exchanges of the tenant: how a national number is read, and which numbers are its own. */
async function readAccount(tx: Tx): Promise<Account> {
  const tenant = await tx.selectFrom('tenants').select(['id', 'country']).executeTakeFirstOrThrow();
  const numbers = await tx.selectFrom('phone_numbers').select(['number', 'country']).orderBy('created_at').execute();
  const trunks = await tx.selectFrom('sip_trunks').select('id').limit(2).execute();
  return {
    tenantId: tenant.id as TenantId,
    countries: [...new Set([tenant.country, ...numbers.flatMap(({ country }) => country ?? [])])].filter(Boolean),
    ownNumbers: new Set(numbers.map(({ number }) => number)),
    hasOneExchange: trunks.length < 2,
  };
}

/** Finds the objects that name the number themselves. */
async function findNumbered(tx: Tx, subject: SubjectNumber, account: Account) {
  const keys = subjectKeys(subject);
  const { rows } = await sql<{ object: SubjectObject; id: string; side: 'other' | 'own'; spelling: string }>`
    select object, id, side, spelling from app.find_numbered_rows(${keys}::text[])`.execute(tx);
  const spellings = new Set(
    [...new Set(rows.map((row) => row.spelling))].filter((each) => isOf(subject, each, account)),
  );
  // A number of the tenant's: its side of a call is the tenant's, not a subject's.
  const isOwn = account.ownNumbers.has(nameOf(subject));
  const ids = emptyIds();
  for (const { object, id, side, spelling } of rows) {
    if (spellings.has(spelling) && !(isOwn && side === 'own')) ids[object].add(id);
  }
  return { spellings: [...spellings], ids };
}

type IdSets = Record<SubjectObject, Set<string>>;

const emptyIds = (): IdSets => ({
  bookings: new Set(),
  calls: new Set(),
  chat_sessions: new Set(),
  chat_verifications: new Set(),
  contact_requests: new Set(),
  text_messages: new Set(),
});

/**
 * Adds what belongs to the found objects: the chat in which the person gave or verified the number, and everything
 * that hangs on the subject's calls and chats. A booking or text message leads to no call or chat: one may book for
 * another person.
 */
async function findLinked(tx: Tx, found: IdSets): Promise<SubjectIds> {
  const sessions = await sql<{ id: string }>`
    select session_id as id from contact_requests
      where id = any(${[...found.contact_requests]}::uuid[]) and session_id is not null
    union select session_id from chat_verifications
      where id = any(${[...found.chat_verifications]}::uuid[]) and status = 'verified'`.execute(tx);
  for (const { id } of sessions.rows) found.chat_sessions.add(id);
  const calls = [...found.calls];
  const chats = [...found.chat_sessions];
  const { rows } = await sql<{ object: SubjectObject; id: string }>`
    select 'contact_requests' as object, id from contact_requests where session_id = any(${chats}::uuid[])
    union all select 'chat_verifications', id from chat_verifications where session_id = any(${chats}::uuid[])
    union all select 'bookings', id from bookings
      where call_id = any(${calls}::uuid[]) or session_id = any(${chats}::uuid[])
    union all select 'text_messages', id from text_messages
      where call_id = any(${calls}::uuid[]) or session_id = any(${chats}::uuid[])`.execute(tx);
  for (const { object, id } of rows) found[object].add(id);
  return Object.fromEntries(Object.entries(found).map(([object, ids]) => [object, [...ids].sort()])) as SubjectIds &
    Record<SubjectObject, string[]>;
}

async function findEmailAddresses(tx: Tx, ids: SubjectIds): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select distinct lower(address) as address from (
      select visitor ->> 'email' as address from chat_sessions where id = any(${ids.chat_sessions}::uuid[])
      union all select email from contact_requests where id = any(${ids.contact_requests}::uuid[])
      union all select customer_email from bookings where id = any(${ids.bookings}::uuid[])
      union all select target from chat_verifications
        where id = any(${ids.chat_verifications}::uuid[]) and method = 'email_otp'
    ) found where address like '%@%' order by 1`.execute(tx);
  return rows.map((row) => row.address);
}

/** Names of all people the tenant has numbers of, as `Subject.phoneNumber`. Reads every row with a number. */
export async function listSubjectNumbers(tx: Tx): Promise<string[]> {
  const account = await readAccount(tx);
  const { rows } = await sql<{ spelling: string }>`
    select phone_number as spelling from calls where phone_number is not null
    union select from_number from calls where from_number is not null
    union select to_number from calls where to_number is not null
    union select to_number from text_messages
    union select from_number from text_messages
    union select customer_phone from bookings
    union select customer_phone_raw_input from bookings
    union select phone_number from contact_requests
    union select visitor ->> 'phone_number' from chat_sessions where visitor ->> 'phone_number' is not null
    union select target from chat_verifications`.execute(tx);
  const names = rows.flatMap(({ spelling }) => {
    const number = readSubjectNumber(spelling, account.countries);
    return typeof number === 'string' ? [] : [nameOf(number)];
  });
  return [...new Set(names)];
}

/**
 * Reads a phone number in any spelling as `Subject.phoneNumber`, in the tenant's country. Refuses (400) a missing,
 * impossible or withheld number.
 */
export async function readSubject(tx: Tx, phoneNumber: string): Promise<string> {
  return nameOf(await readNumber(tx, phoneNumber, await readAccount(tx)));
}
