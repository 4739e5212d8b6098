import { expect, it } from 'vitest';
import { childForRequest, createLogger, type LoggerOptions } from '#platform/log/logger.ts';

function record(options: Partial<LoggerOptions> = {}) {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const log = createLogger({ level: 'trace', pretty: false, destination, ...options });
  return { log, lines, entries: () => lines.map((line) => JSON.parse(line)) };
}

it('a line is one JSON object with level, UTC time, fields and message', () => {
  const { log, lines, entries } = record({ base: { role: 'api' } });
  log.info({ port: 8080 }, 'listening on %d', 8080);
  expect(lines[0]?.endsWith('\n')).toBe(true);
  expect(entries()[0]).toMatchObject({ level: 30, role: 'api', port: 8080, msg: 'listening on 8080' });
  expect(entries()[0].time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
});

it('a canary secret in any place never reaches a line', () => {
  const { log, lines } = record();
  const canary = 'kanarie-7Q9x2-geheim';
  const error = Object.assign(
    new Error(`login with password=${canary} failed`, { cause: new Error(`Bearer ${canary}`) }),
    {
      config: { headers: { Authorization: `Bearer ${canary}` } },
    },
  );
  const loop: Record<string, unknown> = { token: canary };
  loop.self = loop;
  log.info({ authorization: canary, 'X-API-Key': canary, cookie: canary, 'set-cookie': [canary] });
  log.info({ password: canary, clientSecret: canary, access_token: canary, apiKey: canary, pwd: canary, pin: 1 });
  log.info({ a: { b: [{ c: { refreshToken: canary } }] }, tokens: [canary], secrets: { vendor: canary }, loop });
  log.info({ headers: new Headers({ 'x-api-key': canary }), map: new Map([['password', canary]]) });
  log.info({ rawHeaders: ['Host', 'a.example', 'Authorization', canary], entries: [['cookie', canary]] });
  log.info({ key: Buffer.from(canary), view: new TextEncoder().encode(canary) });
  log.info({ url: `https://user:${canary}@a.example/`, query: `https://a.example/?api_key=${canary}&x=1` });
  log.info({ body: JSON.stringify({ password: canary, nested: JSON.stringify({ secret: canary }) }) });
  log.info({ toJSON: () => ({ password: canary }) });
  log.info({ nested: { toJSON: () => ({ password: canary }) } });
  log.error(error);
  log.error({ err: error }, 'could not sign in');
  log.error({ deep: { error } });
  log.error({ err: error });
  log.warn(`header Authorization: Bearer ${canary}`);
  log.warn('Authorization: Bearer %s', canary);
  log.warn('sent %j and %o', { password: canary }, { token: canary });
  log.warn({}, 'postgres://app:%s@db.example/app', canary);
  log.child({ apiKey: canary, note: `token=${canary}` }).info('child');
  log.child({ x: 1 }, { level: 'debug' }).child({ secret: canary }).info('grandchild');
  log.setBindings({ password: canary });
  log.info({ req: { method: 'GET', url: `/x?token=${canary}`, headers: { cookie: canary } } }, 'request');
  expect(lines.length).toBeGreaterThan(18);
  expect(lines.join('')).not.toContain(canary);
  expect(lines.join('')).not.toContain('geheim');
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
});

it('vendor keys, JWTs, private keys and issued tokens are redacted by their format', () => {
  const { log, lines } = record();
  const secrets = [
    `sk-proj-${'aB3'.repeat(12)}`,
    `pk_live_${'x'.repeat(43)}`,
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
    '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIA\n-----END PRIVATE KEY-----',
  ];
  for (const secret of secrets) log.info(`got ${secret} back`);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(secrets.map(() => 'got [redacted] back'));
});

it('counts, ids and ordinary words are not redacted', () => {
  const { log, entries } = record();
  const fields = {
    tokens: 812,
    usage: { inputTokens: 5, outputTokens: 7, tokens: { input: 5 } },
    maxTokens: 100,
    requestId: '01890a5d-ac96-774b-bcce-b302099a8057',
    hasPassword: true,
    monkey: 'banana',
    author: 'api',
  };
  log.info(fields, 'a basic understanding of token counts');
  expect(entries()[0]).toMatchObject({ ...fields, msg: 'a basic understanding of token counts' });
});

it('fields under pii are omitted at any depth, unless the setting includes them', () => {
  const off = record();
  off.log.child({ pii: { name: 'Ada' } }).info({ pii: { phone: '+46' }, a: { PII: 'x', kept: 1 } }, 'call');
  expect(off.lines[0]).not.toMatch(/Ada|\+46|"PII"/);
  expect(off.entries()[0].a).toEqual({ kept: 1 });

  const on = record({ keepsPersonalData: true });
  on.log.info({ pii: { phone: '+46', password: 'kanarie' } });
  expect(on.entries()[0].pii).toEqual({ phone: '+46', password: '[redacted]' });
});

it('a child logger of a request has its id on every line', () => {
  const { log, entries } = record();
  const child = childForRequest(log, 'req-1');
  child.info('one');
  child.child({ step: 2 }).info('two');
  expect(entries().map((entry) => entry.requestId)).toEqual(['req-1', 'req-1']);
});

it('an error is logged with its type, message, code, stack and causes', () => {
  const { log, entries } = record();
  log.error({ err: Object.assign(new TypeError('no'), { code: 'E1', cause: new Error('why') }) }, 'failed');
  const { err, msg } = entries()[0];
  expect(msg).toBe('failed');
  expect(err).toMatchObject({ type: 'TypeError', message: 'no', code: 'E1', cause: { message: 'why' } });
  expect(err.stack).toContain('logger.test.ts');
});

it('row values in a database error are omitted', () => {
  const { log, lines } = record();
  const detail = 'Key (email)=(ada@example.com) already exists.';
  log.error({ err: Object.assign(new Error('duplicate key'), { code: '23505', detail, constraint: 'users_email' }) });
  expect(lines[0]).not.toContain('ada@');
  expect(lines[0]).toMatch(/23505.*users_email/);
});

it('a request under req is logged without query and headers', () => {
  const { log, entries } = record();
  log.info({ req: { method: 'GET', url: '/v1/calls?phone=+46', headers: {} }, res: { statusCode: 200, body: 'x' } });
  expect(entries()[0]).toMatchObject({ req: { method: 'GET', path: '/v1/calls' }, res: { statusCode: 200 } });
  expect(Object.keys(entries()[0].res)).toEqual(['statusCode']);
});

it('values that cannot be serialised do not break logging', () => {
  const { log, entries } = record();
  const hostile = {
    get boom() {
      throw new Error('no');
    },
  };
  log.info({ hostile, big: 12n, date: new Date(Number.NaN), fn: () => 1, ['__proto__x']: 1, long: 'x'.repeat(20_000) });
  expect(entries()[0]).toMatchObject({ hostile: '[unreadable: Error]', big: '12', date: null });
  expect(entries()[0].long.length).toBeLessThan(9_000);
});

it('adversarial texts cost milliseconds of the processor, not seconds', () => {
  const { log, lines } = record();
  const before = process.cpuUsage();
  for (const piece of [
    'x',
    'a-',
    'eyJ-',
    'password',
    'token=',
    'sk-',
    '://',
    'pk_',
    'basic ',
    '-----BEGIN PRIVATE KEY-----',
  ]) {
    log.info(piece.repeat(10_000));
  }
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  expect(lines).toHaveLength(10);
});

it('pretty lines are single-line, without terminal escapes, followed by the stack of an error', () => {
  const { log, lines } = record({ pretty: true });
  log.info({ port: 80, name: 'a\nb\u001b[31m' }, 'listening\nhere');
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d\.\d{3} INFO {2}listening\\nhere port=80 name=a\\nb\[31m\n$/);
  log.error(new Error('no'));
  expect(lines[1]).toMatch(/ERROR no\n {4}Error: no\n/);
});
