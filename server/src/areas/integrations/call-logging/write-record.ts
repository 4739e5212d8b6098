import { type CrmPerson, matchPerson, openVendor, type VendorRequests } from '#areas/integrations/connections';
import { findRecentPerson, writeProgress } from './attempts.queries.ts';
import { factsOf } from './call-facts.rules.ts';
import type { LoadedLog } from './load-call-log.ts';
import { LeaseLost, type LogAttempt, LogFault, type WriteDeps } from './log-attempt.ts';
import { valuesOf } from './mapping.rules.ts';

/** Longest time of a request, and of the whole attempt, which is shorter than its lease. Unit: milliseconds. */
const requestTimeoutMs = 10_000;
const attemptTimeoutMs = 90_000;

/**
 * Writes the record: changes the one that is there, else creates it at the person with the number. Before each creation
 * its beginning is committed; after a crash in between, the record is looked for before it is created again.
 */
export async function writeRecord(deps: WriteDeps, attempt: LogAttempt, loaded: LoadedLog): Promise<void> {
  const { call, connection, vendor } = loaded;
  const signal = AbortSignal.timeout(attemptTimeoutMs);
  const requests = openVendor(deps, { vendor, connection, timeoutMs: requestTimeoutMs, signal });
  const facts = factsOf(call, `${deps.linkBaseUrl.replace(/\/+$/, '')}/console/calls/${call.id}`);
  const fields = valuesOf(loaded.mapping, loaded.fields, facts);
  const { crm } = vendor;
  const update = async (id: string) => {
    if (!(await crm.updateCall(requests, { id, fields }))) throw new LogFault('removed');
  };
  if (attempt.recordId !== null) return update(attempt.recordId);
  const key = `parley-${call.id}`;
  const personId = attempt.personId ?? (await personOf(deps, attempt, loaded, requests));
  const existing = attempt.createsRecord ? await crm.findCall(requests, { key, personId }) : null;
  if (existing !== null) {
    await progress(deps, attempt, { record_id: existing });
    return update(existing);
  }
  await progress(deps, attempt, { creates_record: true });
  const startedAt = new Date(call.started_at ?? call.created_at);
  const recordId = await crm.createCall(requests, { key, personId, startedAt, fields });
  await progress(deps, attempt, { record_id: recordId });
}

/** Finds the person with the number, or creates them. */
async function personOf(
  deps: WriteDeps,
  attempt: LogAttempt,
  { call, vendor }: LoadedLog,
  requests: VendorRequests,
): Promise<string> {
  const phone = call.phone_number;
  const recent = await deps.db.app.inTenant(attempt.tenantId, (tx) =>
    findRecentPerson(tx, { ...attempt, phoneNumber: phone, now: deps.clock.now() }),
  );
  const known = recent ?? (await findPerson(vendor.crm, requests, phone));
  if (known) {
    await progress(deps, attempt, { person_id: known.id, person_url: known.url });
    return known.id;
  }
  await progress(deps, attempt, { creates_person: true });
  const created = await vendor.crm.createPerson(requests, { phone, email: null, name: call.caller_name });
  await progress(deps, attempt, { person_id: created.id, person_url: created.url, was_person_created: true });
  return created.id;
}

async function findPerson(
  crm: LoadedLog['vendor']['crm'],
  requests: VendorRequests,
  phone: string,
): Promise<CrmPerson | null> {
  const match = matchPerson(await crm.findPeople(requests, { phone, email: null }), phone);
  if (match.kind === 'several') throw new LogFault('several_people');
  return match.kind === 'one' ? match.person : null;
}

async function progress(
  { db }: WriteDeps,
  attempt: LogAttempt,
  made: Parameters<typeof writeProgress>[2],
): Promise<void> {
  const isOurs = await db.app.inTenant(attempt.tenantId, (tx) => writeProgress(tx, attempt, made));
  if (!isOurs) throw new LeaseLost();
}
