import { ErrorBody } from '@parley/contract/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOperations } from '../../server/src/app/areas.ts';
import { isLong, rounds } from '../../server/test/rounds.ts';
import { type AnyOperation, type GoodRequest, goodRequest, paramNames } from './good-requests.ts';
import { garbage, headerValue, requestPart } from './request-arbitraries.ts';
import { send } from './send.ts';
import { buildWorld, type World } from './world.ts';

/** Requests per operation. */
const runs = rounds('PARLEY_TEST_FUZZ', { usual: 3, long: 1_000 });
/** Rounds of as many more requests until one is accepted. */
const moreRounds = Math.max(20, Math.ceil(200 / runs));
/** Existing resources for each operation: making them takes longer than the requests. */
const living = isLong ? 3 : 1;

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.close());

const operations = allOperations.map(({ operation }) => operation);

/** Values of path parameters: mostly an existing id (null), else nearly anything. */
const paramValue: fc.Arbitrary<string | null> = fc.oneof(
  { weight: 6, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.uuid() },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((text) => text !== '.' && text !== '..'),
  },
);

const good = Symbol('what a good request has there');

function requestOf(operation: AnyOperation) {
  const names = paramNames(operation);
  return fc.record({
    params: fc.record(Object.fromEntries(names.map((name) => [name, paramValue]))),
    query: operation.query
      ? fc.oneof({ weight: 3, arbitrary: requestPart(operation.query) }, { weight: 1, arbitrary: fc.constant(good) })
      : fc.oneof({ weight: 9, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: garbage }),
    body: operation.body
      ? fc.oneof({ weight: 5, arbitrary: requestPart(operation.body) }, { weight: 1, arbitrary: fc.constant(good) })
      : fc.oneof({ weight: 4, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: garbage }),
    headers: fc.record(
      {
        'if-match': headerValue,
        'if-none-match': headerValue,
        'idempotency-key': headerValue,
        origin: headerValue,
        accept: headerValue,
        'x-tenant-id': headerValue,
        'x-acting-user': headerValue,
      },
      { requiredKeys: [] },
    ),
    at: fc.nat({ max: 5 }),
    hasCredential: fc.oneof({ weight: 12, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  });
}

/** A body made up, whose ids are mostly those of things there are. */
function withLivingThings(made: unknown, known: unknown, at: number): unknown {
  if (made === good) return known;
  if (at === 0 || !isObject(made) || !isObject(known)) return made;
  const ids = Object.entries(known).filter(([name]) => name in made && (name.endsWith('_id') || name.endsWith('_at')));
  return { ...made, ...Object.fromEntries(ids) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

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

/** Passwords made up are guesses, and after five of them the right one is refused too. The walk sees these succeed. */
const judgesGuesses = [
  'logIn',
  'logInWithSecondFactor',
  'migratePassword',
  'updatePassword',
  'setUpSecondFactor',
  'enableSecondFactor',
  'disableSecondFactor',
  'renewRecoveryCodes',
  'acceptInvite',
];

describe('nearly valid and invalid requests', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s responds within its schema or in the error format, never 5xx',
    { timeout: 60_000 + runs * 200 },
    async (_id, operation) => {
      const isStream = operation.answer.contentType === 'text/event-stream';
      const known: GoodRequest[] = [];
      for (let made = 0; made < living; made++) known.push(await goodRequest(operation, world.mine, world));
      let accepted = 0;
      const property = fc.asyncProperty(
        requestOf(operation),
        async ({ params: made, query, body, headers: sent, at, hasCredential }) => {
          const mine = known[at % living] as GoodRequest;
          const params = Object.fromEntries(
            Object.entries(made).map(([name, value]) => [name, value ?? mine.params[name] ?? '']),
          );
          const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
          // A stream that was opened would never end.
          const credentials = hasCredential && !isStream ? world.credential(operation, world.mine, mine) : {};
          const payload = operation.method === 'GET' ? undefined : payloadOf(operation, body, mine, at);
          const answer = await send(
            world,
            operation,
            {
              params,
              query: query === good ? mine.query : queryText(query),
              body: payload,
              headers: { ...mine.headers, ...(given as Record<string, string>) },
            },
            {
              ...credentials,
              ...(payload === undefined ? {} : { 'content-type': operation.bodyType ?? 'application/json' }),
            },
          );
          // 501: what is asked for is not configured, as the reference says.
          const isFault = answer.statusCode >= 500 && answer.statusCode !== 501;
          if (isFault) throw new Error(`${answer.statusCode}: ${answer.body}`);
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
      );
      // Requests that are all refused would prove nothing of what lies behind the refusal: then there are more of them.
      // Of some operations one in twenty is accepted.
      const mustAccept = !isStream && !judgesGuesses.includes(operation.id);
      await fc.assert(property, { numRuns: runs });
      for (let more = moreRounds; more > 0 && mustAccept && accepted === 0; more -= 1) {
        // A single-use request may have been consumed by one that was refused.
        for (const at of known.keys()) known[at] = await goodRequest(operation, world.mine, world);
        await fc.assert(property, { numRuns: runs });
      }
      if (mustAccept) expect(accepted).toBeGreaterThan(0);
    },
  );

  it('invalid JSON, oversized bodies and other content types are refused in the error format', async () => {
    const post = (payload: string | Buffer, contentType = 'application/json') =>
      world.app.server.inject({
        method: 'POST',
        url: '/api/agents',
        headers: { 'x-api-key': world.mine.tenant.key, 'content-type': contentType },
        payload,
      });
    const cases = [
      [400, await post('{')],
      [400, await post('{"name":"A","__proto__":{"x":1}}')],
      [400, await post(Buffer.from([0xff, 0xfe, 0x00]))],
      [400, await post('['.repeat(50_000))],
      [413, await post(JSON.stringify({ name: 'A', prompt: 'x'.repeat(1_100_000) }))],
      [415, await post('name=A', 'application/x-www-form-urlencoded')],
      [415, await post('{"name":"A"}', 'text/plain')],
    ] as const;
    for (const [status, answer] of cases) {
      expect(answer.statusCode).toBe(status);
      ErrorBody.parse(answer.json());
    }
  });
});

/** Bodies of carriers and browsers cannot be generated: sends the good body, or generated text. */
function payloadOf(operation: AnyOperation, made: unknown, mine: GoodRequest, at: number): string | undefined {
  if (operation.bodyType !== undefined || typeof mine.body === 'string') {
    return at > 0 ? (mine.body as string) : JSON.stringify(made === good ? mine.body : made);
  }
  const body = withLivingThings(made, mine.body, at);
  return body === undefined ? undefined : JSON.stringify(body);
}
