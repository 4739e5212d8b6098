import type { CallId, TenantId } from '@parley/contract/ids';
import {
  createDialer,
  type Dialer,
  type DialListener,
  type DialOrder,
  type DialOutcome,
  type OutboundLimits,
} from '#areas/telephony/outbound-calls';
import type { TestApp, TestTenant } from './build-test-app.ts';

/** An own number of the tenant, on a trunk by default, with the given limits. */
export async function ownNumber(
  app: TestApp,
  tenantId: TenantId,
  more: { maxCalls?: number; trunk?: { maxCalls?: number; callsPerSecond?: number } | string | null } = {},
): Promise<{ id: string; number: string; trunkId: string | null }> {
  const { newId, db, clock } = app.deps;
  const id = newId();
  const now = clock.now();
  // Unique: numbers are unique across tenants.
  const number = `+4684${String(Number.parseInt(id.slice(-8), 16) % 10_000_000).padStart(7, '0')}`;
  const { trunk = {} } = more;
  const trunkId = trunk === null ? null : typeof trunk === 'string' ? trunk : newId();
  await db.platform.inTenant(tenantId, async (tx) => {
    if (trunkId !== null && typeof trunk !== 'string') {
      const config = {
        name: 'Trunk',
        is_active: true,
        kind: 'addresses',
        host: 'pbx.example.com',
        max_concurrent_calls: trunk?.maxCalls ?? null,
        calls_per_second: trunk?.callsPerSecond ?? 1000,
      };
      const row = { tenant_id: tenantId, id: trunkId, version: 1, config: JSON.stringify(config) };
      await tx
        .insertInto('sip_trunks')
        .values({ ...row, created_at: now, updated_at: now })
        .execute();
    }
    await tx
      .insertInto('phone_numbers')
      .values({
        tenant_id: tenantId,
        id,
        number,
        raw_input: number,
        capabilities: ['voice'],
        source: 'import',
        trunk_id: trunkId,
        ...(trunkId === null ? { provider: 'builtin', provider_ref: id } : {}),
        direction: 'both',
        max_concurrent_calls: more.maxCalls ?? null,
        status: 'active',
        created_at: now,
        updated_at: now,
      })
      .execute();
  });
  return { id, number, trunkId };
}

/** Orders a call over the API; fails unless it is accepted. */
export async function orderCall(tenant: TestTenant, body: object): Promise<CallId> {
  const answer = await tenant.request('POST', '/api/calls/outbound', { to_number: '+46701234567', ...body });
  if (answer.statusCode !== 202) throw new Error(`The call was not ordered: ${answer.body}`);
  return answer.json().id;
}

/** One attempt requested of a scripted phone. */
export interface PlacedCall {
  order: DialOrder;
  listener: DialListener;
  end(outcome: DialOutcome): void;
}

export interface ScriptedDialer extends Dialer {
  /** In the order they came, those over included. */
  placed: PlacedCall[];
  /** The current attempt of a call; waits for it. */
  attemptOf(callId: CallId): Promise<PlacedCall>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

const stepMs = 10;
const stepsMax = 2000;

/**
 * A dialer with a phone that does what the test says; `answer` ends each attempt at once. It looks for calls by itself,
 * too, as in production.
 */
export function scriptedDialer(
  app: TestApp,
  options: {
    limits?: Partial<OutboundLimits>;
    lines?: number;
    processId?: string;
    answer?: (order: DialOrder) => DialOutcome;
  } = {},
): ScriptedDialer {
  const { deps } = app;
  const placed: PlacedCall[] = [];
  const goingOn = new Map<string, PlacedCall>();
  const dialer = createDialer({
    db: deps.db,
    bus: deps.bus,
    feed: deps.feed,
    clock: deps.clock,
    store: deps.calls.store,
    local: deps.calls.local,
    files: deps.calls.files,
    log: deps.log,
    processId: options.processId ?? deps.newId(),
    chooseCallerId: deps.areaDeps.outboundCalls.chooseCallerId,
    limits: { callsPerTenant: 1000, callsPerSecond: 1_000_000, ...options.limits },
    capacity: () => (options.lines ?? 1000) - goingOn.size,
    place: (order, listener) =>
      new Promise((resolve) => {
        const attempt: PlacedCall = {
          order,
          listener,
          end(outcome) {
            goingOn.delete(order.callId);
            resolve(outcome);
          },
        };
        placed.push(attempt);
        goingOn.set(order.callId, attempt);
        order.signal.addEventListener('abort', () => attempt.end({ kind: 'cancelled' }));
        if (options.answer) attempt.end(options.answer(order));
      }),
  });

  async function until<Found>(what: string, find: () => Found | undefined): Promise<Found> {
    for (let step = 0; step < stepsMax; step++) {
      const found = find();
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, stepMs));
    }
    throw new Error(`${what} did not come`);
  }

  return Object.assign(dialer, {
    placed,
    attemptOf: (callId: CallId) => until(`An attempt of ${callId}`, () => goingOn.get(callId)),
    async idle() {
      await until('The end of all calls', () => (dialer.underWay() === 0 ? true : undefined));
    },
  });
}

/** As if the process that dials the call had died 16 s ago. */
export async function expireDialLease(app: TestApp, callId: CallId): Promise<void> {
  await app.deps.db.platform.everywhere
    .updateTable('outbound_dials')
    .set({ claimed_until: new Date(Date.now() - 1000) })
    .where('call_id', '=', callId)
    .execute();
}

export interface AttemptRow {
  number: number;
  outcome: string | null;
  sip_status: number | null;
  detail: string | null;
  rang_ms: number | null;
}

/** Stored attempts of an outbound call. */
export async function attemptsOf(app: TestApp, callId: CallId): Promise<AttemptRow[]> {
  return app.deps.db.platform.everywhere
    .selectFrom('outbound_attempts')
    .select(['number', 'outcome', 'sip_status', 'detail', 'rang_ms'])
    .where('call_id', '=', callId)
    .orderBy('number')
    .execute();
}

/** The queue's row of a call; undefined when it has left the queue. */
export async function dialOf(app: TestApp, callId: CallId) {
  return app.deps.db.platform.everywhere
    .selectFrom('outbound_dials')
    .selectAll()
    .where('call_id', '=', callId)
    .executeTakeFirst();
}
