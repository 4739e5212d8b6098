import type { AgentId } from '@parley/contract/ids';
import type { BookingProof, Taken } from '#areas/agents/calendar';
import type { ConnectedCalendars } from '#areas/agents/calendar-connections';
import type { Tx } from '#db/tenant-scope.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';
import type { BookingSentences } from './booking-sentences.ts';
import type { BookingZones } from './booking-time.ts';
import type { TimeFormatter } from './booking-time-format.rules.ts';
import type { ToolConversation } from './tool-conversation.ts';
import { ToolFault } from './tool-fault.ts';

export interface BookingParts {
  /** Runs work in a tenant transaction, in the turn of the agent's calendar. */
  inTransaction<Result>(
    conversation: ToolConversation,
    kind: 'book' | 'find',
    work: (tx: Tx, emit: EmitEvent) => Promise<Result>,
  ): Promise<Result>;
  calendars: ConnectedCalendars;
  now(): Date;
  newId(): string;
}

/** An agent’s calendar as its booking tool uses it. */
export interface BookingDesk extends BookingParts, BookingZones {
  agentId: AgentId;
  words: TimeFormatter;
  sentences: BookingSentences;
}

/** Says why a time cannot be had, and which can. */
export function whyNot({ sentences, words }: BookingDesk, { reason, alternatives }: Taken): string {
  const why = { taken: 'taken', too_soon: 'tooSoon', too_late: 'tooLate', not_open: 'notOpen' } as const;
  const others = alternatives.map((slot) => words.oneOf(slot)).join('; ');
  return `${sentences[why[reason]]} ${others === '' ? sentences.nothingElse : sentences.instead(others)}`;
}

/** Ownership proof: number and address count only when verified; self-reported ones cancel no booking. */
export function proofOf(conversation: ToolConversation): BookingProof {
  const { call, session } = conversation;
  const { phone_number: phone, email } = conversation.isVerified() ? conversation.variables() : {};
  return {
    phones: [call?.phoneNumber, phone].filter((each) => typeof each === 'string'),
    emails: email === undefined ? [] : [email],
    callId: call?.id ?? null,
    sessionId: session?.id ?? null,
  };
}

/** Converts refusals of the calendar to faults the model can correct. */
export async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw new ToolFault('refused', `Nothing was done. ${error.message}`, error.message);
    throw error;
  }
}
