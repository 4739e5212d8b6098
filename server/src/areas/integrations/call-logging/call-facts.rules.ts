import type { Call } from '@parley/contract/resources/call';
import type { CallFact } from '@parley/contract/resources/crm-logging';

/** Facts of a call for a CRM; null: the call does not have it. */
export type CallFacts = Readonly<Record<CallFact, string | number | boolean | null>>;

/** Facts of an ended call. `link`: its page in the console, which asks for a log-in. */
export function factsOf(call: Call, link: string): CallFacts {
  return {
    agent: call.agent,
    call_id: call.id,
    direction: call.direction,
    duration_ms: call.duration_seconds === null ? null : call.duration_seconds * 1000,
    duration_seconds: call.duration_seconds,
    end_reason: call.end_reason,
    from_number: call.from_number,
    link,
    note: noteOf(call, link),
    phone_number: call.phone_number,
    sentiment: call.sentiment,
    started_at: call.started_at,
    status: call.status,
    success: call.success,
    summary: call.summary,
    title: titleOf(call),
    to_number: call.to_number,
  };
}

function titleOf({ direction, agent, answered_at: answeredAt }: Call): string {
  const call = direction === 'inbound' ? 'Inbound call' : 'Outbound call';
  return `${call} with ${agent}${answeredAt === null ? ', not answered' : ''}`;
}

function noteOf(call: Call, link: string): string {
  const outcome = [
    ...(call.success === null ? [] : [call.success ? 'Successful' : 'Not successful']),
    ...(call.sentiment === null ? [] : [`sentiment ${call.sentiment}`]),
    ...(call.was_transferred ? ['transferred'] : []),
    ...(call.answered_at === null ? ['not answered'] : []),
  ].join(', ');
  return [call.summary ?? titleOf(call), outcome, link].filter((line) => line !== '').join('\n');
}
