import { createHash, randomBytes } from 'node:crypto';
import type { IdentityVerificationId, TenantId } from '@parley/contract/ids';
import type { IdentityProviderName } from '@parley/contract/resources/identity';
import type { IdentityMethod } from '@parley/contract/resources/identity-method';
import { type IdentityServices, listConnections, methodOf, type PersonHint } from '#areas/identity/connections';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { DeletionCertifier } from '#platform/audit/deletion-certificate.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { dayMs } from '#platform/clock/wall-clock.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import {
  answerUntil,
  chooseService,
  hashedText,
  perConversation,
  perNumberAndDay,
  personalNumberIn,
  suits,
  usualAnswerSeconds,
} from './verification.rules.ts';
import {
  anotherPending,
  conversationNotFound,
  conversationNotLive,
  nobodyToAsk,
  noServiceSuits,
  tooManyInConversation,
  tooManyOfNumber,
} from './verifications.errors.ts';
import {
  type ConversationRef,
  countOfHint,
  findConversation,
  insertVerification,
  listOfConversation,
  listOwnWords,
  type VerificationRow,
} from './verifications.queries.ts';

export const advanceJob = 'identity.advance';

/** Dependencies of verifications beside a transaction. */
export interface VerifierParts {
  db: Pick<Database, 'app'>;
  bus: Bus;
  vault: Vault;
  services: IdentityServices;
  certifier: Pick<DeletionCertifier, 'hashOf' | 'issue'>;
  clock: Clock;
  newId: () => string;
  log: Logger;
}

/** Input and reference of the service, sealed while a verification is pending. */
export interface StepSecrets {
  hint: PersonHint | null;
  callbackToken: string;
  reference?: string;
  continueUrl?: string | null;
  intervalSeconds?: number;
}

export interface StartOrder {
  tenantId: TenantId;
  of: ConversationRef;
  method: IdentityMethod;
  provider?: IdentityProviderName | undefined;
  /** Person to ask; absent: the number of the call, one proven in the chat, or one the person said. */
  hint?: PersonHint | null;
  message: string;
  askedBy: 'api' | 'agent' | 'visitor';
  startKey?: string;
  now: Date;
}

/** SHA-256 of the secret a callback carries, by which its verification is found. */
export const callbackHashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Starts the verification of the person in a conversation: written down here, carried out by `advanceVerification`. One
 * at a time, three in a conversation, ten of a number in a day. A repeated `startKey` gives the one that was started.
 */
export async function startVerification(tx: Tx, parts: VerifierParts, order: StartOrder): Promise<VerificationRow> {
  const { tenantId, of, now } = order;
  const conversation = await findConversation(tx, of);
  if (!conversation) throw conversationNotFound();
  const earlier = await listOfConversation(tx, of);
  const repeated = order.startKey && earlier.find((each) => each.start_key === order.startKey);
  if (repeated) return repeated;
  if (!conversation.isLive) throw conversationNotLive();
  if (earlier.some(({ state }) => state === 'pending')) throw anotherPending();
  if (earlier.length >= perConversation) throw tooManyInConversation({ most: perConversation });
  const { channel, phoneNumber } = conversation;
  const usual: PersonHint[] = phoneNumber === null ? [] : [{ kind: 'phone', value: phoneNumber }];
  const connected = (await listConnections(tx)).filter(
    ({ provider }) =>
      methodOf[provider] === order.method && (order.provider === undefined || provider === order.provider),
  );
  // Only the person's own words name them: a number from a model could be that of another person.
  const said = order.hint ? null : personalNumberIn(await listOwnWords(tx, of));
  const hints = order.hint ? [order.hint] : [...usual, ...(said ? [said] : [])];
  const chosen = chooseService(connected, { channel, hints });
  if (!chosen) throw connected.some((each) => suits(each, channel)) ? nobodyToAsk() : noServiceSuits();
  const { connection, hint } = chosen;
  const hash = hint && parts.certifier.hashOf(tenantId, hashedText(hint));
  if (hash !== null) await throttle(tx, { tenantId, hash, now });
  const callbackToken = randomBytes(32).toString('base64url');
  const secretId = parts.newId();
  const secrets: StepSecrets = { hint, callbackToken };
  await parts.vault.store(tx, { tenantId, id: secretId, value: JSON.stringify(secrets), hint: '', now });
  const row = await insertVerification(tx, {
    ...order,
    id: parts.newId(),
    agentId: conversation.agentId,
    provider: connection.provider,
    mode: connection.mode,
    hint: hint && hash ? { kind: hint.kind, hash } : null,
    secretId,
    callbackHash: callbackHashOf(callbackToken),
    startKey: order.startKey ?? null,
    expiresAt: answerUntil(now, usualAnswerSeconds),
  });
  await enqueueStep(tx, row, now);
  return row;
}

async function throttle(tx: Tx, asked: { tenantId: TenantId; hash: string; now: Date }): Promise<void> {
  const since = new Date(asked.now.getTime() - dayMs);
  if ((await countOfHint(tx, { ...asked, since })) >= perNumberAndDay) throw tooManyOfNumber({ most: perNumberAndDay });
}

/** Orders the next step of a verification, in place of one that was ordered before. */
export async function enqueueStep(tx: Tx, row: { tenant_id: string; id: string }, runAt: Date): Promise<void> {
  const payload = { tenant_id: row.tenant_id, id: row.id };
  await enqueue(tx, { name: advanceJob, payload, key: `identity ${row.id}`, runAt });
}

/** Opens what is sealed of a pending verification; null once it has ended. */
export async function openStepSecrets(
  tx: Tx,
  vault: Vault,
  { tenant_id, secret_id }: Pick<VerificationRow, 'tenant_id' | 'secret_id'>,
): Promise<StepSecrets | null> {
  if (secret_id === null) return null;
  const text = (await vault.openReadable(tx, tenant_id as TenantId, [secret_id])).get(secret_id);
  return text === undefined ? null : (JSON.parse(text) as StepSecrets);
}

export interface VerificationKey {
  tenantId: TenantId;
  id: IdentityVerificationId;
}
