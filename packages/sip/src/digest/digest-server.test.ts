import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';
import { createDigestClient } from './digest-client.ts';
import { readDigestFields } from './digest-fields.ts';
import { createDigestServer, type DigestAttempt } from './digest-server.ts';

const uri = 'sip:+46701234567@agents.example';
const passwords: Record<string, string> = { trunk: 'right', other: 'right too' };
const passwordsOf = (username: string) => [passwords[username] ?? []].flat();

function setUp(mostRemembered?: number) {
  let nowMs = 1_800_000_000_000;
  const limits = mostRemembered === undefined ? {} : { mostRemembered };
  const server = createDigestServer({ secret: 'of this test', now: () => nowMs, nonceSeconds: 60, ...limits });
  const check = (authorization: string | undefined, other: Partial<DigestAttempt> = {}) =>
    server.check({ authorization, method: 'INVITE', uri, realm: 'agents', passwordsOf, ...other });
  return {
    server,
    check,
    wait(ms: number) {
      nowMs += ms;
    },
    client: (username = 'trunk', password = 'right') => createDigestClient({ username, password }),
  };
}

const request = { method: 'INVITE', uri };

it('challenges are SHA-256, then MD5, and either is accepted', () => {
  const { server, check, client } = setUp();
  const challenges = server.challenge('agents');
  expect(challenges.map((value) => readDigestFields(value)?.get('algorithm'))).toEqual(['SHA-256', 'MD5']);
  for (const challenge of challenges) {
    expect(check(client().answer({ challenges: [challenge], ...request }))).toMatchObject({
      kind: 'ok',
      username: 'trunk',
    });
  }
});

it.each(['MD5-sess', 'SHA-256-sess'])('%s is accepted on request', (algorithm) => {
  const { server, check, client } = setUp();
  const [challenge = ''] = server.challenge('agents');
  const wanted = challenge.replace('algorithm=SHA-256', `algorithm=${algorithm}`);
  const peer = client();
  expect(check(peer.answer({ challenges: [wanted], ...request })).kind).toBe('ok');
  expect(check(peer.again(request)).kind).toBe('ok');
});

it('accounts with the same name are told apart by password', () => {
  const { server, check, client } = setUp();
  const passwordsOf = () => ['first', 'second'];
  const answer = (password: string) =>
    check(client('pbx', password).answer({ challenges: server.challenge('agents'), ...request }), { passwordsOf });
  expect(answer('second')).toEqual({ kind: 'ok', username: 'pbx', password: 'second' });
  expect(answer('first')).toEqual({ kind: 'ok', username: 'pbx', password: 'first' });
  expect(answer('third')).toEqual({ kind: 'wrong' });
});

it('missing credentials, another scheme and another realm count as none', () => {
  const { server, check, client } = setUp();
  expect(check(undefined)).toEqual({ kind: 'none' });
  expect(check('NoOneKnowsThisScheme opaque-data=here')).toEqual({ kind: 'none' });
  expect(check(client().answer({ challenges: server.challenge('elsewhere'), ...request }))).toEqual({ kind: 'none' });
});

it('another password, method, URI or name, and incomplete credentials, are wrong', () => {
  const { server, check, client } = setUp();
  const ask = (peer = client(), asked = request) =>
    peer.answer({ challenges: server.challenge('agents'), ...asked }) ?? '';
  expect(check(ask(client('trunk', 'wrong'))).kind).toBe('wrong');
  expect(check(ask(client('nobody', 'right'))).kind).toBe('wrong');
  expect(check(ask(client('other', 'right'))).kind).toBe('wrong');
  expect(check(ask(), { method: 'BYE' }).kind).toBe('wrong');
  expect(check(ask(), { uri: 'sip:+46700000000@agents.example' }).kind).toBe('wrong');
  for (const field of ['username', 'nonce', 'uri', 'response', 'nc', 'cnonce']) {
    expect(check(ask().replace(new RegExp(`\\b${field}=`), 'x='))).toEqual({ kind: 'wrong' });
  }
  expect(check(ask().replace('algorithm=SHA-256', 'algorithm=SHA-1')).kind).toBe('wrong');
  expect(check(ask().replace('qop=auth', 'qop=auth-int')).kind).toBe('wrong');
});

it('a proxy may have changed port and parameters of the URI, but not the user', () => {
  const { server, check, client } = setUp();
  const signed = client().answer({ challenges: server.challenge('agents'), ...request });
  expect(check(signed, { uri: 'sip:+46701234567@AGENTS.example:5060;transport=tcp' }).kind).toBe('ok');
});

// SIPp signs the host it calls, whatever the user part, and was refused with the right password.
it('a digest over the host alone is valid for every user there, and for no other host', () => {
  const { server, check, client } = setUp();
  const host = { ...request, uri: 'sip:agents.example:5060' };
  const signed = client().answer({ challenges: server.challenge('agents'), ...host });
  expect(check(signed).kind).toBe('ok');
  expect(check(signed, { uri: 'sip:+46701234567@elsewhere.example' }).kind).toBe('wrong');
});

it('challenges offer the configured algorithms in order', () => {
  const server = createDigestServer({ secret: 's', now: () => 0, nonceSeconds: 60, algorithms: ['MD5'] });
  const challenges = server.challenge('agents');
  expect(challenges.map((value) => readDigestFields(value)?.get('algorithm'))).toEqual(['MD5']);
});

it('an expired nonce, or one of another secret or realm, is stale when the rest is valid', () => {
  const { server, check, client, wait } = setUp();
  const old = client().answer({ challenges: server.challenge('agents'), ...request });
  wait(60_000);
  expect(check(old)).toEqual({ kind: 'stale' });
  const foreign = createDigestServer({ secret: 'another', now: () => 1_800_000_000_000, nonceSeconds: 60 });
  expect(check(client().answer({ challenges: foreign.challenge('agents'), ...request }))).toEqual({ kind: 'stale' });
  const elsewhere = server.challenge('elsewhere').map((value) => value.replace('elsewhere', 'agents'));
  expect(check(client().answer({ challenges: elsewhere, ...request }))).toEqual({ kind: 'stale' });
  const wrong = client('trunk', 'wrong').answer({ challenges: foreign.challenge('agents'), ...request });
  expect(check(wrong)).toEqual({ kind: 'wrong' });
  expect(server.challenge('agents', { stale: true })[0]).toContain(', stale=true');
});

it('a nonce and count are single-use; counts may arrive out of order within a window', () => {
  const { server, check, client } = setUp();
  const peer = client();
  const values = [peer.answer({ challenges: server.challenge('agents'), ...request })];
  while (values.length < 50) values.push(peer.again(request));
  const kinds = (...indexes: number[]) => indexes.map((index) => check(values[index]).kind);
  expect(kinds(0, 0)).toEqual(['ok', 'stale']);
  expect(kinds(5, 3, 4, 3, 5)).toEqual(['ok', 'ok', 'ok', 'stale', 'stale']);
  expect(kinds(40, 9, 8, 9)).toEqual(['ok', 'ok', 'stale', 'stale']);
  expect(kinds(41, 10, 9)).toEqual(['ok', 'ok', 'stale']);
});

it('without a count a nonce is valid for one request', () => {
  const { server, check, client } = setUp();
  const [, md5 = ''] = server.challenge('agents');
  const peer = client();
  const plain = { challenges: [md5.replace(', qop="auth"', '')], ...request };
  const value = peer.answer(plain);
  expect(readDigestFields(value ?? '')?.has('nc')).toBe(false);
  expect(check(value).kind).toBe('ok');
  expect(check(value).kind).toBe('stale');
  expect(check(client().answer({ challenges: [md5], ...request })).kind).toBe('stale');
});

it('the replay cache is bounded, and an evicted nonce is refused', () => {
  const { server, check, client, wait } = setUp(3);
  const used = Array.from({ length: 10 }, () => {
    wait(1);
    const value = client().answer({ challenges: server.challenge('agents'), ...request });
    expect(check(value).kind).toBe('ok');
    return value;
  });
  expect(used.map((value) => check(value).kind)).toEqual(used.map(() => 'stale'));
});

it('an unused nonce takes no memory: those in use stay valid', () => {
  const { server, check, client } = setUp(2);
  const peer = client();
  expect(check(peer.answer({ challenges: server.challenge('agents'), ...request })).kind).toBe('ok');
  for (let count = 0; count < 1_000; count += 1) server.challenge('agents');
  expect(check(peer.again(request)).kind).toBe('ok');
});

it('an unknown name costs the same work as a wrong password', async () => {
  const crypto = await import('node:crypto');
  const { server, check, client } = setUp();
  const counted = (username: string): number => {
    const value = client(username, 'wrong').answer({ challenges: server.challenge('agents'), ...request });
    const update = vi.spyOn(crypto.Hash.prototype, 'update');
    expect(check(value).kind).toBe('wrong');
    const bytes = update.mock.calls.length;
    update.mockRestore();
    return bytes;
  };
  expect(counted('nobody')).toBe(counted('trunk'));
  expect(counted('nobody')).toBeGreaterThan(0);
});

interface PeerHeader {
  scheme: string;
}

/** The parts of the npm package `sip` used here. */
interface PeerDigest {
  challenge(context: object, response: { status: number; headers: Record<string, PeerHeader[]> }): void;
  authenticateRequest(context: object, request: PeerRequest, credentials: PeerCredentials): boolean;
  signRequest(context: object, request: PeerRequest, response: object, credentials: PeerCredentials): object;
}

interface PeerRequest {
  method: string;
  uri: string;
  headers: Record<string, PeerHeader[]>;
}

interface PeerCredentials {
  user: string;
  password: string;
}

const load = createRequire(import.meta.url);
const peerDigest = load('sip/digest.js') as PeerDigest;
const peerSip = load('sip') as {
  parse(text: string): { headers: Record<string, PeerHeader[]> };
  stringifyAuthHeader(header: PeerHeader): string;
};

function asPeerReads(name: string, value: string): PeerHeader[] {
  return peerSip.parse(`SIP/2.0 401 Unauthorized\r\n${name}: ${value}\r\n\r\n`).headers[name.toLowerCase()] ?? [];
}

it('an independent client answers our MD5 challenge, repeatedly', () => {
  const { server, check } = setUp();
  const [, md5 = ''] = server.challenge('agents');
  const credentials = { user: 'trunk', password: 'right' };
  const response = { status: 401, headers: { 'www-authenticate': asPeerReads('WWW-Authenticate', md5) } };
  const context = {};
  for (let times = 0; times < 3; times += 1) {
    const asked: PeerRequest = { method: 'INVITE', uri, headers: {} };
    peerDigest.signRequest(context, asked, response, credentials);
    const [header] = asked.headers['authorization'] ?? [];
    const value = header && peerSip.stringifyAuthHeader(header);
    expect(value).toContain(`nc=0000000${times + 1}`);
    expect(check(value)).toMatchObject({ kind: 'ok', username: 'trunk' });
  }
});

it.each(['auth', 'auth-int', 'auth,auth-int'])(
  'our client answers the %s challenge of an independent server',
  (qop) => {
    const context = { realm: 'peer', qop };
    const response = { status: 401, headers: {} as Record<string, PeerHeader[]> };
    peerDigest.challenge(context, response);
    const [header] = response.headers['www-authenticate'] ?? [];
    if (!header) throw new Error('Expected a challenge');
    const client = createDigestClient({ username: 'trunk', password: 'right' });
    const challenges = [peerSip.stringifyAuthHeader(header)];
    for (const value of [client.answer({ challenges, ...request }), client.again(request)]) {
      const headers = { authorization: asPeerReads('Authorization', value ?? '') };
      const asked = { method: 'INVITE', uri, headers, content: '' };
      expect(peerDigest.authenticateRequest(context, asked, { user: 'trunk', password: 'right' })).toBe(true);
    }
  },
);
