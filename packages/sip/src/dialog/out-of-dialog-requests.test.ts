import { expect, it } from 'vitest';
import { flushPromises, openAgent, peerRequest } from './testing/open-agent.ts';

it('OPTIONS lists our capabilities, and is 503 while no calls are accepted', () => {
  const options = openAgent().layer.give(peerRequest('OPTIONS'));
  expect(options.last?.status).toBe(200);
  const { headers } = options.last ?? {};
  expect(headers?.get('allow')).toContain('UPDATE');
  expect(headers?.get('accept')).toBe('application/sdp');
  expect(headers?.get('supported')).toContain('timer');
  expect(headers?.has('accept-encoding')).toBe(false);
  const full = openAgent({ acceptsCalls: () => false }).layer.give(peerRequest('OPTIONS'));
  expect(full.last?.status).toBe(503);
  expect(full.last?.headers.has('retry-after')).toBe(true);
});

it.each([
  ['REGISTER', 405],
  ['MESSAGE', 405],
  ['PUBLISH', 405],
  ['SUBSCRIBE', 489],
  ['REFER', 403],
  ['BYE', 481],
  ['INFO', 481],
  ['NOTIFY', 481],
  ['NEWMETHOD', 501],
])('an out-of-dialog %s is answered with %d', (method, status) => {
  const given = openAgent().layer.give(peerRequest(method));
  expect(given.last?.status).toBe(status);
  expect(given.last?.headers.has('allow')).toBe(status === 405 || status === 501);
});

it('a stray ACK or response is ignored', () => {
  const agent = openAgent();
  agent.layer.giveAck(peerRequest('ACK', { toTag: 'unknown' }));
  expect(agent.sizes()).toEqual({ calls: 0, dialogs: 0, registrations: 0 });
});

it('a caller is challenged, and authenticated by valid credentials', async () => {
  const { createDigestClient } = await import('../digest/digest-client.ts');
  const passwordsOf = (name: string) => (name === 'ann' ? ['secret'] : []);
  const agent = openAgent({ admit: async () => ({ kind: 'challenge', realm: 'us', passwordsOf }) });
  const ask = async (callId: string, authorization?: string) => {
    const headers: [string, string][] = authorization === undefined ? [] : [['Authorization', authorization]];
    const given = agent.layer.give(peerRequest('INVITE', { callId, headers }));
    await flushPromises();
    return given;
  };
  const challenged = await ask('one');
  expect(challenged.last?.status).toBe(401);
  const challenges = challenged.last?.headers.all('www-authenticate') ?? [];
  expect(challenges.map((value) => /algorithm=([\w-]+)/.exec(value)?.[1])).toEqual(['SHA-256', 'MD5']);
  const answerFor = (username: string, password: string, offered = challenges) =>
    createDigestClient({ username, password }).answer({
      method: 'INVITE',
      uri: 'sip:4711@127.0.0.1',
      challenges: offered,
    });
  for (const [index, offered] of challenges.entries()) {
    const taken = await ask(`taken-${index}`, answerFor('ann', 'secret', [offered]));
    expect(taken.last?.status).toBe(100);
    expect(agent.incoming.at(-1)?.call.credentials?.username).toBe('ann');
  }
  expect((await ask('three', answerFor('ann', 'wrong'))).last?.status).toBe(403);
  expect((await ask('four', answerFor('bob', 'secret'))).last?.status).toBe(403);
  agent.clock.advance(600_000);
  const stale = await ask('five', answerFor('ann', 'secret'));
  expect(stale.last?.status).toBe(401);
  expect(stale.last?.headers.get('www-authenticate')).toContain('stale=true');
});

it('password guessing is throttled, without a hint to the sender', async () => {
  const { createDigestClient } = await import('../digest/digest-client.ts');
  const agent = openAgent({ admit: async () => ({ kind: 'challenge', realm: 'us', passwordsOf: () => ['secret'] }) });
  let calls = 0;
  const ask = async (authorization?: string) => {
    calls += 1;
    const headers: [string, string][] = authorization === undefined ? [] : [['Authorization', authorization]];
    const given = agent.layer.give(peerRequest('INVITE', { callId: `guess-${calls}`, headers }));
    await flushPromises();
    return given.last;
  };
  const guess = async (password: string) => {
    const challenges = (await ask())?.headers.all('www-authenticate') ?? [];
    const client = createDigestClient({ username: 'ann', password });
    return ask(client.answer({ method: 'INVITE', uri: 'sip:4711@127.0.0.1', challenges }));
  };
  for (let wrong = 0; wrong < 20; wrong += 1) expect((await guess(`wrong ${wrong}`))?.status).toBe(403);
  const refused = await guess('secret');
  expect([refused?.status, refused?.reason]).toEqual([403, (await guess('wrong'))?.reason]);
  agent.clock.advance(7_000);
  expect((await guess('secret'))?.status).toBe(100);
});

it('a ping reports status and round-trip time', async () => {
  const agent = openAgent();
  const pong = agent.stack.ping('sip:trunk.example', { credentials: { username: 'u', password: 'p' } });
  agent.layer.find('OPTIONS').respond(401, { headers: [['WWW-Authenticate', 'Digest realm="r", nonce="n"']] });
  agent.clock.advance(25);
  agent.layer.find('OPTIONS').respond(200, { headers: [['Server', 'Their PBX 1.0']] });
  expect(await pong).toEqual({ status: 200, reason: 'OK', roundTripMs: 25, userAgent: 'Their PBX 1.0' });
  const silent = agent.stack.ping('sip:trunk.example');
  agent.layer.find('OPTIONS').fail('unresolved');
  await expect(silent).rejects.toThrow('unresolved');
  await expect(agent.stack.ping('nonsense')).rejects.toThrow('not an address');
});
