import { EmailAddress } from '@parley/contract/email-address';
import type { TenantId, UserId } from '@parley/contract/ids';
import { TenantId as TenantIdSchema } from '@parley/contract/ids';
import { Name } from '@parley/contract/names';
import { LanguageTag } from '@parley/contract/resources/agent';
import { Role } from '@parley/contract/scopes';
import { sql } from 'kysely';
import { z } from 'zod';
import { legacyFormatOf } from '#areas/accounts/passwords';
import { endSessionsOf } from '#areas/accounts/sessions';
import {
  createUser,
  findUserRow,
  noteEmailVerified,
  storePassword,
  takeUnconfirmedAccess,
} from '#areas/accounts/users';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import { appendAudit, platformChain } from '#platform/audit/audit-entry.ts';
import { systemActor } from '#platform/http/principal.ts';

const Person = z
  .strictObject({
    email: EmailAddress,
    name: Name,
    password_hash: z
      .string()
      .refine((stored) => legacyFormatOf(stored) !== null, 'this form is unknown, or asks for more work than is done')
      .optional(),
    language: LanguageTag.default('en'),
    tenant_id: TenantIdSchema.optional(),
    role: Role.optional(),
  })
  .refine((person) => person.role === undefined || person.tenant_id !== undefined, {
    path: ['role'],
    error: 'a role is one in a tenant; name it in tenant_id',
  });

type PersonToImport = z.infer<typeof Person>;

export interface LineFault {
  line: number;
  message: string;
}

/** Parses users from JSON lines. With faults, nothing should be imported. */
export function readPeopleToImport(text: string): { people: PersonToImport[]; faults: LineFault[] } {
  const people: PersonToImport[] = [];
  const faults: LineFault[] = [];
  const lineOf = new Map<string, number>();
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    if (content.trim() === '') continue;
    const read = readPerson(content);
    if ('message' in read) {
      faults.push({ line, message: read.message });
      continue;
    }
    const earlier = lineOf.get(read.email);
    if (earlier !== undefined) faults.push({ line, message: `email: stands in line ${earlier} already` });
    lineOf.set(read.email, line);
    people.push(read);
  }
  return { people, faults };
}

function readPerson(content: string): PersonToImport | { message: string } {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    return { message: 'is not valid JSON' };
  }
  const parsed = Person.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return { message: `${issue?.path.join('.') || 'line'}: ${issue?.message ?? 'is not valid'}` };
}

export interface ImportReport {
  made: number;
  /** Users with an existing account; a confirmed one stays unchanged. */
  known: number;
  /** Created users without a password, who choose one by a reset. */
  withoutPassword: number;
  memberships: number;
}

/** Refusal of a file that names an unknown tenant. */
export class UnknownTenant extends Error {
  override readonly name = 'UnknownTenant';
}

/** Imports users, all or none, and writes audit rows for the platform and each tenant. */
export function importPeople(
  platform: PlatformScope,
  options: { people: readonly PersonToImport[]; now: Date; newId: () => string },
): Promise<ImportReport> {
  const { people, now, newId } = options;
  return platform.inPlatform(async (tx) => {
    await refuseUnknownTenants(tx, people);
    const report: ImportReport = { made: 0, known: 0, withoutPassword: 0, memberships: 0 };
    const joined = new Map<string, number>();
    for (const person of people) {
      const known = await findUserRow(tx, person.email);
      const userId = (known?.id ?? newId()) as UserId;
      if (known) {
        report.known++;
        await takeOver(tx, { person, userId, now });
      } else {
        await insertPerson(tx, { person, userId, now });
        report.made++;
        if (person.password_hash === undefined) report.withoutPassword++;
      }
      if (person.tenant_id === undefined || !(await join(tx, { person, userId, now }))) continue;
      report.memberships++;
      joined.set(person.tenant_id, (joined.get(person.tenant_id) ?? 0) + 1);
    }
    await noteImport(tx, { report, joined, now });
    return report;
  });
}

/**
 * Takes over an account whose address was never confirmed, since anyone may have signed up with it: only the imported
 * password or a reset opens it afterwards.
 */
async function takeOver(
  tx: Tx,
  { person, userId, now }: { person: PersonToImport; userId: UserId; now: Date },
): Promise<void> {
  if (!(await takeUnconfirmedAccess(tx, userId, now))) return;
  await endSessionsOf(tx, userId, { reason: 'address_unconfirmed', now });
  if (person.password_hash !== undefined) await storePassword(tx, { userId, hash: person.password_hash, now });
  await noteEmailVerified(tx, userId, now);
}

/** Marks the address as confirmed: the older system had confirmed it. */
function insertPerson(
  tx: Tx,
  { person, userId, now }: { person: PersonToImport; userId: UserId; now: Date },
): Promise<void> {
  const { email, name, language, password_hash: passwordHash = null } = person;
  return createUser(tx, { id: userId, email, name, language, passwordHash, emailVerifiedAt: now, now });
}

async function refuseUnknownTenants(tx: Tx, people: readonly PersonToImport[]): Promise<void> {
  const named = [...new Set(people.flatMap(({ tenant_id: id }) => id ?? []))];
  if (named.length === 0) return;
  const rows = await tx.selectFrom('tenants').select('id').where('id', 'in', named).execute();
  const missing = named.filter((id) => !rows.some((row) => row.id === id));
  if (missing.length > 0) throw new UnknownTenant(`There is no tenant ${missing.join(', ')}.`);
}

/** Inserts the membership. False: it existed, and its role stays. */
async function join(
  tx: Tx,
  { person, userId, now }: { person: PersonToImport; userId: UserId; now: Date },
): Promise<boolean> {
  if (person.tenant_id === undefined) return false;
  const row = await tx
    .insertInto('memberships')
    .values({
      tenant_id: person.tenant_id,
      user_id: userId,
      role: person.role ?? 'viewer',
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id'])
        .doUpdateSet({ role: person.role ?? 'viewer', created_at: now, updated_at: now, support_until: null })
        .where('memberships.support_until', 'is not', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

async function noteImport(
  tx: Tx,
  { report, joined, now }: { report: ImportReport; joined: ReadonlyMap<string, number>; now: Date },
): Promise<void> {
  const entry = { at: now, action: 'users.import', actor: systemActor, resourceId: null, requestId: null };
  const notes = [...joined].map(([tenantId, count]) => ({
    chain: tenantId as TenantId,
    details: { memberships: count },
  }));
  // A fixed lock order keeps two concurrent imports from deadlocking.
  notes.sort((a, b) => (a.chain < b.chain ? -1 : 1));
  for (const { chain, details } of [{ chain: platformChain, details: { ...report } }, ...notes]) {
    await sql`select set_config('app.tenant_id', ${chain}, true)`.execute(tx);
    await appendAudit(tx, { ...entry, details });
  }
}
