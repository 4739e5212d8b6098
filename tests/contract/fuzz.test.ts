import { ErrorBody } from '@parley/contract/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allOperations } from '../../server/src/app/areas.ts';
import type { Operation } from '../../server/src/platform/http/operation.ts';
import { twilioCall } from '../../server/test/twilio-webhook.ts';
import { garbage, headerValue, requestPart } from './request-arbitraries.ts';
import { buildWorld, fillPath, paramNames, type World } from './world.ts';

/** Requests per operation; a longer run: PARLEY_TEST_FUZZ=5000 npx vitest run tests/contract/fuzz.test.ts. */
const runs = Number(process.env['PARLEY_TEST_FUZZ'] ?? 150);

let world: World;
let agents: string[];
let calls: string[];
let numbers: string[];
let poolNumbers: string[];
let carrierNumbers: string[];
let trunks: string[];
let voiceSession: { id: string; token: string };
let recordingLink: string;
let session: { id: string; token: string; messageId: string };

beforeAll(async () => {
  world = await buildWorld();
  session = await world.newSession(await world.newAgent());
});
beforeEach(async () => {
  agents = [await world.newAgent(), await world.newAgent(), await world.newTrashedAgent()];
  const past = await world.newPastCall();
  voiceSession = await world.newVoiceSession(agents[0] ?? '');
  calls = [await world.newLiveCall(), past, voiceSession.id];
  recordingLink = await world.recordingLink(past);
  numbers = [await world.newNumber(), await world.newNumber()];
  poolNumbers = [await world.newPoolNumber(), await world.newPoolNumber()];
  carrierNumbers = [await world.newCarrierNumber(world.tenant, agents[0] ?? ''), '+46700000000'];
  trunks = [await world.newTrunk(), await world.newTrunk()];
});
afterAll(() => world.close());

const operations = allOperations.map(({ operation }) => operation);

/** A value for a path parameter: something that exists, or nearly anything. */
function paramValue(name: string, operation: Operation<never>): fc.Arbitrary<string> {
  const anyOf = (things: () => string[]) => fc.nat().map((at) => things()[at % things().length] ?? '');
  const existing =
    name === 'agentId'
      ? fc.nat().map((at) => agents[at % agents.length] ?? '')
      : name === 'sessionId'
        ? fc.constant(null).map(() => session.id)
        : name === 'callId'
          ? fc.nat().map((at) => calls[at % calls.length] ?? '')
          : name === 'numberId'
            ? anyOf(() => (operation.id === 'claimPoolNumber' ? poolNumbers : numbers))
            : name === 'trunkId'
              ? anyOf(() => trunks)
              : name === 'provider'
                ? fc.constant('twilio')
                : fc.constantFrom('1', '2');
  return fc.oneof(
    { weight: 6, arbitrary: existing },
    { weight: 1, arbitrary: fc.uuid() },
    {
      weight: 1,
      arbitrary: fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
        .filter((text) => text !== '.' && text !== '..'),
    },
  );
}

function requestOf(operation: Operation<never>) {
  return fc.record({
    params: fc.record(Object.fromEntries(paramNames(operation).map((name) => [name, paramValue(name, operation)]))),
    query: operation.query
      ? requestPart(operation.query)
      : fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: garbage }),
    body: operation.body ? requestPart(operation.body) : fc.option(garbage, { nil: undefined, freq: 5 }),
    headers: fc.record(
      {
        'if-match': headerValue,
        'if-none-match': headerValue,
        'idempotency-key': headerValue,
        origin: headerValue,
        accept: headerValue,
      },
      { requiredKeys: [] },
    ),
    at: fc.nat({ max: 5 }),
    hasCredential: fc.oneof({ weight: 12, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  });
}

/** A body that names an agent or a trunk by an id made up mostly names one there is. */
function withLiveThings(body: unknown, at: number): unknown {
  if (body === null || typeof body !== 'object' || at === 0) return body;
  const live = { agent_id: agents[0], trunk_id: trunks[0] };
  return { ...body, ...Object.fromEntries(Object.entries(live).filter(([name]) => name in body)) };
}

function credential(operation: Operation<never>): Record<string, string> {
  if (operation.access.kind === 'tenant') return { 'x-api-key': world.tenant.key };
  if (operation.id === 'offerWebVoice') return { authorization: `Bearer ${voiceSession.token}` };
  if (operation.access.kind === 'signed') return { authorization: `Bearer ${session.token}` };
  return operation.id === 'createTenant' ? { 'x-api-key': world.platformKey } : {};
}

function queryText(query: unknown): string {
  if (query === null || typeof query !== 'object') return '';
  const search = new URLSearchParams();
  const add = (name: string, value: unknown) =>
    search.append(name, typeof value === 'string' ? value : String(JSON.stringify(value)));
  for (const [name, value] of Object.entries(query)) {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) add(name, value);
    else for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
  }
  return search.size === 0 ? '' : `?${search}`;
}

/** What a carrier sends is nothing anybody makes up either: mostly of a call that comes in. */
function payloadOf(operation: Operation<never>, body: unknown, at: number): string {
  if (operation.id !== 'receiveCarrierWebhook') return JSON.stringify(body);
  if (at === 0) return JSON.stringify(body);
  return twilioCall({
    sid: JSON.stringify(body),
    from: '+14155550123',
    to: carrierNumbers[at % carrierNumbers.length] ?? '',
  });
}

/** A link made up opens nothing, so mostly the one there is. */
function queryOf(operation: Operation<never>, query: unknown, at: number): string {
  return operation.id === 'getCallRecordingContent' && at > 0 ? recordingLink : queryText(query);
}

describe('nearly right and utterly wrong requests', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s answers each within its schema or with an error in its shape, never 5xx',
    { timeout: 60_000 + runs * 200 },
    async (_id, operation) => {
      const isStream = operation.answer.contentType === 'text/event-stream';
      let accepted = 0;
      await fc.assert(
        fc.asyncProperty(
          requestOf(operation),
          async ({ params, query, body: made, headers: sent, at, hasCredential }) => {
            const body = withLiveThings(made, at);
            const headers = Object.fromEntries(
              Object.entries(sent).filter(([, value]) => value !== undefined),
            ) as Record<string, string>;
            const url = fillPath(operation, params) + queryOf(operation, query, at);
            const payload =
              body === undefined || operation.method === 'GET' ? undefined : payloadOf(operation, body, at);
            const isWebhook = operation.id === 'receiveCarrierWebhook' && hasCredential;
            const answer = await world.app.server.inject({
              method: operation.method,
              url,
              // A stream that was opened would never end.
              headers: {
                ...headers,
                ...(operation.idempotency === 'own' && at > 0 ? { 'idempotency-key': `key-${at}` } : {}),
                ...(hasCredential && !isStream ? credential(operation) : {}),
                'content-type': operation.bodyType ?? 'application/json',
                ...(isWebhook ? world.carrierHeaders(url, payload ?? '') : {}),
              },
              ...(payload === undefined ? {} : { payload }),
            });
            if (answer.statusCode >= 500) throw new Error(`${answer.statusCode}: ${answer.body}`);
            if (answer.statusCode >= 400) {
              expect(ErrorBody.parse(answer.json()).request_id).toBe(answer.headers['x-request-id']);
              return;
            }
            accepted++;
            if (String(answer.headers['content-type']).startsWith('text/event-stream')) return;
            if (answer.statusCode === 304 || operation.answer.schema === null) expect(answer.body).toBe('');
            else if (String(answer.headers['content-type']).startsWith('application/json'))
              operation.answer.schema.parse(answer.json());
          },
        ),
        { numRuns: runs },
      );
      // Requests that are all refused would prove nothing of what lies behind the refusal; an SDP offer nobody makes up.
      if (!isStream && operation.bodyType !== 'application/sdp') expect(accepted).toBeGreaterThan(0);
    },
  );

  it('bodies that are no JSON, too large, or of another kind are refused in the shape of an error', async () => {
    const send = (payload: string | Buffer, contentType = 'application/json') =>
      world.app.server.inject({
        method: 'POST',
        url: '/api/agents',
        headers: { 'x-api-key': world.tenant.key, 'content-type': contentType },
        payload,
      });
    const cases = [
      [400, await send('{')],
      [400, await send('{"name":"A","__proto__":{"x":1}}')],
      [400, await send(Buffer.from([0xff, 0xfe, 0x00]))],
      [400, await send('['.repeat(50_000))],
      [413, await send(JSON.stringify({ name: 'A', prompt: 'x'.repeat(1_100_000) }))],
      [415, await send('name=A', 'application/x-www-form-urlencoded')],
      [415, await send('{"name":"A"}', 'text/plain')],
    ] as const;
    for (const [status, answer] of cases) {
      expect(answer.statusCode).toBe(status);
      ErrorBody.parse(answer.json());
    }
  });
});
