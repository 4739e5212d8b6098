import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AgentId, CallId, TenantId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import { createKeyAuthenticator, createKeyUse, issueApiKey } from '#areas/accounts/api-keys';
import { createSessionAuthenticator } from '#areas/accounts/sessions';
import { insertTenant } from '#areas/accounts/tenants';
import { insertAgent } from '#areas/agents/agents';
import {
  admitKeyedStream,
  admitStream,
  type CarrierPort,
  type CarrierRoute,
  type CarrierStatus,
  carrierHooks,
  type StreamGrant,
  type TelephonyDeps,
  telephonyArea,
} from '#areas/telephony/carriers';
import { mountedAreas } from '#platform/areas/build-areas.ts';
import { createProvenCredentials } from '#platform/http/access/proven-credentials.ts';
import { createSessionCookies } from '#platform/http/access/session-cookies.ts';
import { createFastLane } from '#platform/http/fast-lane.ts';
import { mountAreas } from '#platform/http/mount.ts';
import type { Principal } from '#platform/http/principal.ts';
import { createRequestLimits } from '#platform/http/requests/request-limits.ts';
import { createHttpServer } from '#platform/http/server.ts';
import { uuidV7 } from '#platform/ids/uuid-v7.ts';
import type { RateLimiter } from '#platform/rate-limit/rate-limiter.ts';
import type { PacedLine } from '#voice/line/wire.ts';
import { openInfrastructure } from '../../../../test/open-infrastructure.ts';
import { createManualClock, type ManualClock } from '../../../voice/testing/media-manual-clock.ts';
import { createCarrierLine } from '../../lines/carrier/create-carrier-line.ts';
import { type CarrierStream, serveCarrierSockets } from '../../lines/carrier/serve-carrier-sockets.ts';
import { countMessages } from '../../lines/carrier/testing/carrier-call.ts';
import type { FarStream } from '../../lines/carrier/testing/far-stream.ts';
import { socketOverPort } from '../../lines/websocket/socket-over-port.ts';

/** Our side of a call, with the events of its line. */
export interface OurCall {
  grant: StreamGrant;
  stream: CarrierStream<Principal>;
  line: PacedLine;
  clock: ManualClock;
  told: string[];
  caller: Int16Array[];
  closed: Promise<void>;
  /** Lets audio pass both ways. Unit: milliseconds. */
  pass(far: FarStream, ms: number, preamble?: number): Promise<void>;
}

export type CarrierServer = Awaited<ReturnType<typeof startCarrierServer>>;

/**
 * The real HTTP server with the telephony area, on a separate database, and media streams that end in real lines; the
 * test provides what the application adds, such as the owner of a number.
 */
export async function startCarrierServer(options: { startTimeoutMs?: number } = {}) {
  const floor = await openInfrastructure();
  const { db, log } = floor;
  const tenantId = floor.newTenant();
  let now = new Date();
  const clock = { now: () => now, monotonicMs: () => performance.now() };
  const newId = () => uuidV7(now);
  const agentId = newId() as AgentId;
  const config = AgentConfig.parse({ name: 'Front desk', prompt: 'You answer the phone.' });
  await db.platform.inTenant(tenantId, (tx) => insertTenant(tx, { id: tenantId, name: 'Test', now }));
  await db.app.inTenant(tenantId, (tx) => insertAgent(tx, { tenantId, id: agentId, config, now }));

  const statuses: { callId: CallId | null; status: CarrierStatus }[] = [];
  const routed: { from: string; to: string; tenantId: TenantId }[] = [];
  const adapters = new Map<string, CarrierPort>();
  let route: CarrierRoute | 'unknown' | 'busy' = { agentId, agentVersion: 1, phoneNumberId: 'number_1' };
  const deps: TelephonyDeps = {
    carriers: adapters,
    publicUrl: undefined,
    async routeCarrierCall(asked) {
      routed.push({ from: asked.from, to: asked.to, tenantId: asked.tenantId });
      return route;
    },
    async tenantOfPlacedCall() {
      return tenantId;
    },
    async onStatus({ callId, status }) {
      statuses.push({ callId, status });
    },
  };

  const requestsPerMinute = { perKey: 100_000, perAddress: 100_000, ownLimitScale: 1 };
  const limits = createRequestLimits({ rateLimiter: freeRateLimiter(), requestsPerMinute });
  const fastLane = createFastLane({ newRequestId: newId, trustedProxies: [] });
  const server = createHttpServer({
    fastLane,
    limits,
    log,
    newRequestId: newId,
    trustedProxies: [],
    connections: { max: 1000, maxPerAddress: 1000 },
  });
  const use = createKeyUse({ platform: db.platform, clock, log });
  const authenticator = {
    ...createKeyAuthenticator({ db, clock, use }),
    ...createSessionAuthenticator({ db, clock }),
  };
  mountAreas(server, mountedAreas({ telephony: telephonyArea }, { telephony: deps }), {
    db,
    bus: floor.bus,
    fastLane,
    limits,
    clock,
    newId,
    authenticator,
    cookies: createSessionCookies({ isSecure: false }),
    provenCredentials: createProvenCredentials(),
    checksAnswers: true,
  });

  const calls: OurCall[] = [];
  let noticeCall = () => {};
  let onBegin: (() => Promise<void>) | undefined;
  const sockets = serveCarrierSockets<Principal, StreamGrant>(server.server, {
    log,
    limit: () => undefined,
    async authenticate(key) {
      const principal = await authenticator.authenticateApiKey(key, { ip: '127.0.0.1' });
      return principal?.kind === 'api_key' && principal.scopes.has('calls:write') ? principal : undefined;
    },
    async admit(stream) {
      const { protocol: provider, start, holder } = stream;
      if (holder?.kind === 'api_key') {
        const { callRef, from = '', to = '' } = start;
        const asked = { tenantId: holder.tenantId, provider, callRef, from, to };
        return admitKeyedStream(db, deps, { ...asked, agentId: stream.query.get('agent_id') });
      }
      return admitStream(db, { provider, callRef: start.callRef, token: start.token, now });
    },
    async begin(admitted, stream) {
      await onBegin?.();
      calls.push(openOurCall(admitted, stream));
      noticeCall();
    },
    ...(options.startTimeoutMs === undefined ? {} : { startTimeoutMs: options.startTimeoutMs }),
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  deps.publicUrl = origin;

  return {
    origin,
    streamsUrl: `${origin.replace('http', 'ws')}/api/telephony/streams`,
    db,
    tenantId,
    agentId,
    calls,
    statuses,
    routed,
    adapters,
    newCallId: () => newId() as CallId,
    hooks: (provider: string, callId?: CallId) =>
      carrierHooks(origin, { provider, agentId, ...(callId === undefined ? {} : { callId }) }),
    setRoute: (given: typeof route) => {
      route = given;
    },
    setOnBegin: (given: typeof onBegin) => {
      onBegin = given;
    },
    now: () => now,
    later: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    issueKey: (scopes: readonly ('calls:write' | 'calls:read')[]) =>
      db.platform.inTenant(tenantId, async (tx) => {
        const issued = await issueApiKey(tx, { tenantId, id: newId(), name: 'PBX', scopes, now });
        return issued.secret;
      }),
    /** The nth call that began, counted from 1. */
    async call(number: number): Promise<OurCall> {
      for (;;) {
        const found = calls[number - 1];
        if (found !== undefined) return found;
        await new Promise<void>((resolve) => {
          noticeCall = resolve;
        });
      }
    },
    async close() {
      sockets.close();
      await Promise.all(calls.map((each) => each.line.hangUp()));
      await server.close();
      await floor.close();
    },
  };
}

/** Rate limiter without limits: the tests send more than any carrier. */
function freeRateLimiter(): RateLimiter {
  return {
    consume: (_bucket: string, perMinute: number) => ({
      allowed: true,
      limit: perMinute,
      remaining: perMinute,
      resetSeconds: 60,
    }),
  } as unknown as RateLimiter;
}

function openOurCall(
  grant: StreamGrant,
  stream: CarrierStream<Principal> & { port: Parameters<typeof socketOverPort>[0]; closed: Promise<void> },
): OurCall {
  const counted = countMessages(socketOverPort(stream.port));
  const clock = createManualClock();
  const { protocol, start } = stream;
  const line = createCarrierLine({
    socket: counted.socket,
    protocol,
    start,
    info: {
      id: start.callRef,
      kind: 'carrier-websocket',
      direction: grant.direction,
      headers: start.variables,
    },
    clock,
  });
  const told: string[] = [];
  const caller: Int16Array[] = [];
  line.listen({
    frame: (frame) => caller.push(frame.slice()),
    digit: (digit) => told.push(`digit ${digit}`),
    markPlayed: (name, wasCleared) => told.push(wasCleared ? `mark ${name} cleared` : `mark ${name}`),
    connection: (isConnected) => told.push(`connection ${isConnected}`),
    transfer: (state) => told.push(`transfer ${state}`),
    hold: (isOnHold) => told.push(`hold ${isOnHold}`),
    ended: (cause) => told.push(`ended ${cause}`),
  });
  return {
    grant,
    stream,
    line,
    clock,
    told,
    caller,
    closed: stream.closed,
    async pass(far, ms, preamble = 2) {
      const isUnderWay = () => far.sent - preamble !== counted.received() || counted.sent() !== far.received;
      const settled = async () => {
        while (!counted.isClosed() && isUnderWay()) await nextTurn();
      };
      for (let passed = 0; passed < ms; passed += 20) {
        far.speak();
        await settled();
        clock.advance(20);
        await settled();
        far.play();
        await settled();
      }
    },
  };
}
