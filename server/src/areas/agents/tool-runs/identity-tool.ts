import type { IdentityVerificationId } from '@parley/contract/ids';
import { identityMethods } from '@parley/contract/resources/identity-method';
import type { ToolDefinition } from '@parley/contract/resources/tool';
import type { LoadedTool } from '#areas/agents/tools';
import {
  awaitVerification,
  type ConversationRef,
  isStanding,
  listOfConversation,
  startVerification,
  type SeenVerification,
  validSeconds,
  type VerificationRow,
  type VerifierParts,
} from '#areas/identity/verifications';
import type { ToolOutcome } from '#brain/ports.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { type Offer, objectSchema } from './offer.ts';
import type { ToolConversation } from './tool-conversation.ts';
import { ToolFault, ToolTimeout } from './tool-fault.ts';
import type { ToolRun } from './tool-run.ts';

/** Time a run leaves for its own answer before the tool's timeout. Unit: milliseconds. */
const reserveMs = 1_500;

/**
 * Asks the person in a call or chat to verify themselves, and waits for their answer. Takes no arguments: whom to ask
 * comes from the conversation, so that no model has another person asked.
 */
export function offerIdentity(
  parts: VerifierParts,
  { definition }: LoadedTool,
  conversation: ToolConversation,
): Offer[] {
  if (!conversationOf(conversation)) return [];
  return [
    {
      name: definition.name,
      description: definition.description || 'Asks the person in this conversation to prove who they are.',
      parameters: objectSchema({}),
      execute: (run) => verify(parts, run),
    },
  ];
}

async function verify(parts: VerifierParts, run: ToolRun): Promise<ToolOutcome> {
  const { conversation, tool, record, signal } = run;
  const { tenantId } = conversation;
  const { method = 'eid', message = '' } = tool.definition.identity ?? {};
  const of = conversationOf(conversation);
  if (!of) throw new ToolFault('refused', 'Nobody can be verified here.', 'no conversation');
  record.request = { method, message };
  const row = await inEmittingTransaction(
    { scope: parts.db.app, bus: parts.bus, tenantId, now: parts.clock.now() },
    async (tx) => {
      const now = parts.clock.now();
      const [newest] = await listOfConversation(tx, of);
      const isCurrent =
        newest?.method === method &&
        (newest.state === 'pending' || (newest.state === 'approved' && newest.valid_until && newest.valid_until > now));
      if (newest && isCurrent) return newest;
      const order = { tenantId, of, method, message, askedBy: 'agent' as const, startKey: run.effectKey, now };
      return startVerification(tx, parts, order);
    },
  ).catch((error: unknown) => {
    if (error instanceof Refusal) throw new ToolFault('refused', `Nobody was asked. ${error.message}.`, error.message);
    throw error;
  });
  const seen = await waitFor(parts, run, row.id);
  if (signal.aborted && !(signal.reason instanceof ToolTimeout)) throw signal.reason;
  record.response = { state: seen?.row.state ?? 'failed', failure: seen?.row.failure ?? null, mode: row.mode };
  return seen ? outcomeOf(seen) : { result: 'The verification is gone.', isError: true };
}

async function waitFor(parts: VerifierParts, { conversation, tool, signal }: ToolRun, id: IdentityVerificationId) {
  const over = AbortSignal.timeout(Math.max(tool.definition.timeout_ms - reserveMs, 100));
  const key = { tenantId: conversation.tenantId, id };
  // A page needs its link at once; who has it goes on there, and the next run waits.
  const untilLink = conversation.channel === 'chat';
  return awaitVerification(parts, key, { signal: AbortSignal.any([signal, over]), untilLink });
}

function outcomeOf({ row: { state, failure }, continueUrl, counts }: SeenVerification): ToolOutcome {
  const told: Record<VerificationRow['state'], string> = {
    approved: counts
      ? 'The person has proven who they are, in this conversation. Go on with what they asked for.'
      : 'The identity service is in test mode, so this proves nothing. Do not do what needs a verification.',
    pending: continueUrl
      ? `The person goes on at this link: ${continueUrl} Give it to them, and call this tool again when they say that they are done.`
      : 'The answer is still awaited in their app. Say so in one sentence and call this tool again.',
    declined: 'The person declined. Do not do what needs a verification.',
    expired: 'The person did not answer in time. You may offer to try again.',
    failed:
      failure === 'subject_mismatch' || failure === 'other_subject'
        ? 'Another person answered than the one in this conversation. Do not do what needs a verification.'
        : 'The verification failed. You may offer to try again, or a colleague.',
  };
  return { result: JSON.stringify({ state, note: told[state] }), isError: false };
}

/** True when the person has proven who they are as a tool with `requires_verification` wants it. */
export async function isProven(
  { db, clock }: Pick<VerifierParts, 'db' | 'clock'>,
  conversation: ToolConversation,
  { verification }: Pick<ToolDefinition, 'verification'>,
): Promise<boolean> {
  const of = conversationOf(conversation);
  // A trial has no conversation; its person counts as verified by any method.
  if (!of || (!verification && conversation.isVerified())) return conversation.isVerified();
  const { methods = [...identityMethods], max_age_seconds: maxAgeSeconds = validSeconds } = verification ?? {};
  return db.app.inTenant(
    conversation.tenantId,
    (tx) => isStanding(tx, { of, methods, maxAgeSeconds, now: clock.now() }),
    { onlyReads: true },
  );
}

function conversationOf({ call, session }: ToolConversation): ConversationRef | null {
  if (call) return { callId: call.id };
  return session && { sessionId: session.id };
}
