import type { TenantId } from '@parley/contract/ids';
import type { IdentityFailure } from '@parley/contract/resources/identity';
import {
  callbackUrl,
  counts,
  findIdentityAccess,
  type IdentityAccess,
  type IdentityOutcome,
  IdentityServiceError,
  listConnections,
} from '#areas/identity/connections';
import type { Tx } from '#db/tenant-scope.ts';
import { type EmitEvent, inEmittingTransaction } from '#platform/outbox/emit.ts';
import {
  enqueueStep,
  openStepSecrets,
  type StepSecrets,
  type VerificationKey,
  type VerifierParts,
} from './identity-verifier.ts';
import {
  answerUntil,
  type Channel,
  judgePerson,
  maskNumber,
  pauseSeconds,
  stepLeaseMs,
  subjectText,
  validSeconds,
} from './verification.rules.ts';
import {
  type ConversationRef,
  changeVerification,
  findConversation,
  listOfConversation,
  lockVerification,
  type VerificationRow,
} from './verifications.queries.ts';

/** Topic of the bus on which ended verifications are told, by id. */
export const settledTopic = 'identity.settled';

/** Timeout of one exchange with a service. Unit: milliseconds. */
const stepMs = 20_000;

interface Step {
  row: VerificationRow;
  access: IdentityAccess;
  secrets: StepSecrets;
  channel: Channel;
  callbackUrl: string;
}

/**
 * Takes the next step of a pending verification, if one is due: asks the service, or reads its answer. One process takes
 * a step at a time. A verification whose start was interrupted is not started again: the person may have been asked.
 */
export async function advanceVerification(parts: VerifierParts, key: VerificationKey): Promise<void> {
  const step = await claimStep(parts, key);
  if (!step) return;
  const signal = AbortSignal.timeout(stepMs);
  const { reference } = step.secrets;
  if (reference === undefined) {
    await begin(parts, step, signal);
    return;
  }
  const service = parts.services[step.row.provider];
  const outcome = await service.check(step.access, reference, signal).catch((error: unknown): IdentityOutcome => {
    // Asked again until the person's time is over.
    parts.log.warn(
      { event: 'identity.check_failed', err: error, provider: step.row.provider },
      'an identity service could not be asked',
    );
    return { state: 'pending' };
  });
  await applyOutcome(parts, key, outcome);
  if (outcome.state !== 'pending') parts.bus.publish(settledTopic, key.id);
}

/** Applies what the browser of a person brought back, once. */
export async function completeVerification(
  parts: VerifierParts,
  key: VerificationKey,
  url: URL,
): Promise<'done' | 'too_late'> {
  const step = await claimStep(parts, key, { isCallback: true });
  const reference = step?.secrets.reference;
  const service = step && parts.services[step.row.provider];
  if (!step || reference === undefined || !service?.complete) return 'too_late';
  const outcome = await service
    .complete(step.access, reference, url, AbortSignal.timeout(stepMs))
    .catch((error: unknown): IdentityOutcome => {
      parts.log.warn(
        { event: 'identity.callback_failed', err: error, provider: step.row.provider },
        'the answer of an identity service was refused',
      );
      return { state: 'failed', failure: 'provider_refused' };
    });
  await applyOutcome(parts, key, outcome);
  parts.bus.publish(settledTopic, key.id);
  return 'done';
}

async function claimStep(
  parts: VerifierParts,
  key: VerificationKey,
  { isCallback = false }: { isCallback?: boolean } = {},
): Promise<Step | null> {
  return inTransaction(parts, key.tenantId, async (tx, emit) => {
    const now = parts.clock.now();
    const row = await lockVerification(tx, key.id);
    if (row?.state !== 'pending') return null;
    const end = (state: 'expired' | 'failed', failure: IdentityFailure | null = null) =>
      settle({ tx, emit, parts }, row, { state, failure });
    if (row.expires_at <= now) return end('expired');
    if (!isCallback && row.next_step_at > now) return null;
    const [secrets, access, connections] = await Promise.all([
      openStepSecrets(tx, parts.vault, row),
      findIdentityAccess(tx, parts.vault, row.provider),
      listConnections(tx),
    ]);
    const connection = connections.find(({ provider }) => provider === row.provider);
    if (!secrets || !access || !connection) return end('failed', 'provider_unavailable');
    // The mode is part of the result: one that changed meanwhile belongs to another one.
    if (access.mode !== row.mode) return end('failed', 'provider_unavailable');
    if (row.begun_at !== null && secrets.reference === undefined) return end('failed', 'interrupted');
    const conversation = await findConversation(tx, conversationOf(row));
    if (!conversation?.isLive) return end('failed', 'conversation_ended');
    const next = new Date(now.getTime() + stepLeaseMs);
    await changeVerification(tx, row.id, { begun_at: row.begun_at ?? now, next_step_at: next });
    await enqueueStep(tx, row, next);
    return {
      row,
      access,
      secrets,
      channel: conversation.channel,
      callbackUrl: callbackUrl(connection.base_url, row.provider),
    };
  });
}

async function begin(parts: VerifierParts, step: Step, signal: AbortSignal): Promise<void> {
  const { row, access, secrets } = step;
  const order = {
    hint: secrets.hint,
    message: row.message ?? '',
    channel: step.channel,
    callbackUrl: step.callbackUrl,
    callbackToken: secrets.callbackToken,
    signal,
  };
  const tenantId = row.tenant_id as TenantId;
  try {
    const begun = await parts.services[row.provider].begin(access, order);
    await inTransaction(parts, tenantId, async (tx) => {
      const now = parts.clock.now();
      const current = await lockVerification(tx, row.id);
      if (current?.state !== 'pending') return;
      const { reference, continueUrl, intervalSeconds } = begun;
      const told: StepSecrets = {
        hint: null,
        callbackToken: secrets.callbackToken,
        reference,
        continueUrl,
        intervalSeconds,
      };
      const secretId = parts.newId();
      await parts.vault.store(tx, { tenantId, id: secretId, value: JSON.stringify(told), hint: '', now });
      if (current.secret_id) await parts.vault.delete(tx, [current.secret_id]);
      const expiresAt = answerUntil(now, begun.expiresInSeconds);
      const next = earlier(new Date(now.getTime() + intervalSeconds * 1000), expiresAt);
      await changeVerification(tx, row.id, { secret_id: secretId, next_step_at: next, expires_at: expiresAt });
      await enqueueStep(tx, row, next);
    });
    parts.bus.publish(settledTopic, row.id);
  } catch (error) {
    parts.log.warn(
      { event: 'identity.begin_failed', err: error, provider: row.provider },
      'an identity service could not be asked to verify somebody',
    );
    const failure = error instanceof IdentityServiceError ? 'provider_refused' : 'provider_unavailable';
    await inTransaction(parts, tenantId, async (tx, emit) => {
      const current = await lockVerification(tx, row.id);
      if (current?.state === 'pending') await settle({ tx, emit, parts }, current, { state: 'failed', failure });
    });
  }
}

async function applyOutcome(parts: VerifierParts, { tenantId, id }: VerificationKey, outcome: IdentityOutcome) {
  await inTransaction(parts, tenantId, async (tx, emit) => {
    const now = parts.clock.now();
    const row = await lockVerification(tx, id);
    if (row?.state !== 'pending') return;
    const ending = { tx, emit, parts };
    if (row.expires_at <= now) return settle(ending, row, { state: 'expired', failure: null });
    switch (outcome.state) {
      case 'pending': {
        const interval = (await openStepSecrets(tx, parts.vault, row))?.intervalSeconds ?? 5;
        const next = earlier(new Date(now.getTime() + pauseSeconds(interval, outcome) * 1000), row.expires_at);
        await changeVerification(tx, id, { next_step_at: next });
        return enqueueStep(tx, row, next);
      }
      case 'declined':
      case 'expired':
        return settle(ending, row, { state: outcome.state, failure: null });
      case 'failed':
        return settle(ending, row, { state: 'failed', failure: outcome.failure });
      case 'approved':
        return approve(ending, row, outcome);
    }
  });
}

interface Ending {
  tx: Tx;
  emit: EmitEvent;
  parts: VerifierParts;
}

async function approve(ending: Ending, row: VerificationRow, { person }: IdentityOutcome & { state: 'approved' }) {
  const { tx, emit, parts } = ending;
  const tenantId = row.tenant_id as TenantId;
  const of = conversationOf(row);
  const conversation = await findConversation(tx, of);
  if (!conversation?.isLive) return settle(ending, row, { state: 'failed', failure: 'conversation_ended' });
  const hashOf = (text: string) => parts.certifier.hashOf(tenantId, text);
  const subjectHash = hashOf(subjectText(row.provider, person));
  const others = (await listOfConversation(tx, of)).flatMap(({ state, subject_hash }) =>
    state === 'approved' && subject_hash !== null ? [subject_hash] : [],
  );
  const hint = row.hint_kind && row.hint_hash ? { kind: row.hint_kind, hash: row.hint_hash } : null;
  const objection = judgePerson({ person, hint, subjectHash, others, hashOf });
  if (objection) return settle(ending, row, { state: 'failed', failure: objection });
  await settle(ending, row, {
    state: 'approved',
    failure: null,
    subject_hash: subjectHash,
    subject_hint: maskNumber(person.personalNumber),
    level: person.level?.slice(0, 200) ?? null,
    valid_until: new Date(parts.clock.now().getTime() + validSeconds * 1000),
  });
  // A visitor's own verification is told by the chat it belongs to.
  if (row.asked_by === 'visitor') return;
  // Receivers read the event as a proof.
  const connection = (await listConnections(tx)).find(({ provider }) => provider === row.provider);
  if (!counts(row.mode, connection)) return;
  await emit('identity.verification.completed', row.call_id ? `call:${row.call_id}` : `agent:${row.agent_id}`, {
    session_id: row.session_id,
    call_id: row.call_id,
    agent_id: row.agent_id,
    method: row.method,
    verified_fields: [],
  });
}

/** Ends a pending verification and deletes what was sealed of it. Its row is locked. */
async function settle(
  { tx, parts }: Ending,
  row: VerificationRow,
  ended: Partial<VerificationRow> & Pick<VerificationRow, 'state' | 'failure'>,
): Promise<null> {
  await changeVerification(tx, row.id, { ...ended, finished_at: parts.clock.now(), secret_id: null });
  if (row.secret_id) await parts.vault.delete(tx, [row.secret_id]);
  return null;
}

/** The conversation of a verification that is not anonymous. */
export function conversationOf(row: Pick<VerificationRow, 'call_id' | 'session_id'>): ConversationRef {
  if (row.call_id !== null) return { callId: row.call_id };
  if (row.session_id !== null) return { sessionId: row.session_id };
  throw new TypeError('an anonymous verification has no conversation');
}

const earlier = (one: Date, other: Date) => (one < other ? one : other);

async function inTransaction<Result>(
  { db, bus, clock }: VerifierParts,
  tenantId: TenantId,
  work: (tx: Tx, emit: EmitEvent) => Promise<Result>,
): Promise<Result> {
  return inEmittingTransaction({ scope: db.app, bus, tenantId, now: clock.now() }, work);
}
