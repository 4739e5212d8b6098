import type { AgentId, CallId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { Call } from '@parley/contract/resources/call';
import type { StartAdHocOutboundCall, StartOutboundCall } from '@parley/contract/resources/outbound-call';
import { requireBalance } from '#areas/business/balance';
import { type CallTx, queueCall } from '#areas/telephony/calls';
import { dayMs } from '#platform/clock/wall-clock.ts';
import { openingFrom, type Window } from './calling-window.rules.ts';
import { readDestination } from './destination.rules.ts';
import { isOwnTrunk } from './dial.rules.ts';
import { insertDial } from './dials.queries.ts';
import { scheduledTooFar, sipNeedsTrunk, untilTooSoon, windowNeverOpens } from './outbound-calls.errors.ts';
import type { OutboundCallsDeps } from './outbound-calls.operation.ts';

/** Maximum scheduling horizon. */
const scheduleDaysMax = 30;
/** Default expiry of an order. */
const untilDaysDefault = 7;

type Order = Omit<StartOutboundCall, 'agent_id' | 'agent_override'> | Omit<StartAdHocOutboundCall, 'agent'>;

/** Queues a call with a snapshot of the agent. Refuses disallowed destinations and times. */
export async function orderCall(
  context: CallTx & { tenantId: TenantId; deps: Pick<OutboundCallsDeps, 'chooseCallerId'> },
  request: {
    id: CallId;
    agent: { id: AgentId | null; version: number | null; config: AgentConfig };
    secretIds: readonly string[];
    order: Order;
  },
): Promise<Call> {
  const { tx, tenantId, now } = context;
  await requireBalance(context, { tenantId, kind: 'outbound_call' });
  const { agent, order, id } = request;
  const destination = readDestination(order.to_number);
  const toNumber = destination.kind === 'sip' ? destination.address : destination.number;
  const window = order.calling_window
    ? { ...order.calling_window, timezone: order.calling_window.timezone ?? agent.config.timezone }
    : null;
  const { notBefore, expiresAt } = timesOf(order, window, now);
  const caller = await context.deps.chooseCallerId(tx, {
    tenantId,
    agentId: agent.id,
    fromNumber: order.from_number,
  });
  readDestination(order.to_number, caller.number);
  if (destination.kind === 'sip' && !isOwnTrunk(caller.route)) throw sipNeedsTrunk();
  const { max_attempts: maxAttempts, on, delay_seconds: delay } = order.retry;
  const delays = Array.isArray(delay) ? delay : [delay];
  const call = await queueCall(context, {
    tenantId,
    id,
    agent,
    type: 'phone',
    direction: 'outbound',
    phoneNumber: toNumber,
    fromNumber: caller.number,
    toNumber,
    metadata: order.metadata ?? {},
    dynamicVariables: order.dynamic_variables ?? {},
    schedule: {
      scheduleAt: order.schedule_at === undefined ? null : new Date(order.schedule_at),
      window,
      retry: { max_attempts: maxAttempts, on, delay_seconds: delays, until: expiresAt.toISOString() },
      nextAttemptAt: notBefore,
    },
  });
  await insertDial(tx, {
    tenantId,
    callId: id,
    toNumber,
    caller,
    ringMs: order.ring_seconds * 1000,
    maxAttempts,
    retry: { on, delays_seconds: delays },
    window,
    notBefore,
    expiresAt,
    secretIds: request.secretIds,
    now,
  });
  return call;
}

/** Earliest dialling time and expiry. */
function timesOf(order: Order, window: Window | null, now: Date): { notBefore: Date; expiresAt: Date } {
  const scheduled = order.schedule_at === undefined ? now : new Date(order.schedule_at);
  if (scheduled.getTime() > now.getTime() + scheduleDaysMax * dayMs) throw scheduledTooFar(scheduleDaysMax);
  const wanted = scheduled > now ? scheduled : now;
  const notBefore = window ? openingFrom(window, wanted) : wanted;
  if (notBefore === null) throw windowNeverOpens();
  const { until } = order.retry;
  const expiresAt = until === undefined ? new Date(notBefore.getTime() + untilDaysDefault * dayMs) : new Date(until);
  if (expiresAt <= notBefore) throw untilTooSoon(notBefore);
  return { notBefore, expiresAt };
}
