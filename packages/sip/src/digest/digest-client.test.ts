import { expect, it } from 'vitest';
import { answerChallenge, createDigestClient, isStaleChallenge } from './digest-client.ts';
import { readDigestFields } from './digest-fields.ts';

const credentials = { username: 'agent', password: 'secret' };
const request = { method: 'REGISTER', uri: 'sip:trunk.example' };
const md5 = 'Digest realm="trunk.example", nonce="n1", algorithm=MD5, qop="auth"';
const sha256 = 'Digest realm="trunk.example", nonce="n1", algorithm=SHA-256, qop="auth,auth-int"';

function fieldsOf(authorization: string | undefined) {
  const fields = readDigestFields(authorization ?? '');
  if (!fields) throw new Error('Expected credentials');
  return fields;
}

it('the strongest of several challenges is answered, in any order', () => {
  for (const challenges of [
    [md5, sha256],
    [sha256, md5],
    ['Basic realm="x"', 'Digest nonce=1', md5, sha256],
  ]) {
    expect(fieldsOf(answerChallenge({ challenges, ...request, credentials })).get('algorithm')).toBe('SHA-256');
  }
});

it('unsupported challenges are not answered', () => {
  const challenges = [
    'Digest realm="a", nonce="b", algorithm=SHA-1',
    'Digest realm="a", nonce="b", qop="auth-conf"',
    'Digest',
    '',
  ];
  expect(answerChallenge({ challenges, ...request, credentials })).toBeUndefined();
});

it('a reused nonce increments its count, a new one restarts it', () => {
  const client = createDigestClient(credentials);
  const ask = (challenge: string) => fieldsOf(client.answer({ challenges: [challenge], ...request }));
  expect(client.again(request)).toBeUndefined();
  expect(ask(md5).get('nc')).toBe('00000001');
  expect(fieldsOf(client.again(request)).get('nc')).toBe('00000002');
  expect(ask(md5).get('nc')).toBe('00000003');
  expect(ask(md5.replace('n1', 'n2')).get('nc')).toBe('00000001');
});

it('without qop there is no count; realm, nonce and opaque are echoed', () => {
  const challenge = 'digest REALM="a \\"b\\"" , nonce = "x,y=z", opaque="o"';
  const fields = fieldsOf(answerChallenge({ challenges: [challenge], ...request, credentials }));
  expect([fields.get('realm'), fields.get('nonce'), fields.get('opaque')]).toEqual(['a "b"', 'x,y=z', 'o']);
  for (const name of ['qop', 'nc', 'cnonce', 'algorithm']) expect(fields.has(name)).toBe(false);
});

it('auth-int is used only where it is the only qop', () => {
  const only = sha256.replace('auth,auth-int', 'auth-int');
  const answer = (challenge: string, body: string) =>
    fieldsOf(
      createDigestClient(credentials, () => 'c').answer({
        challenges: [challenge],
        ...request,
        body: Buffer.from(body),
      }),
    );
  expect(answer(sha256, 'one').get('qop')).toBe('auth');
  expect(answer(sha256, 'one').get('response')).toBe(answer(sha256, 'two').get('response'));
  expect(answer(only, 'one').get('qop')).toBe('auth-int');
  expect(answer(only, 'one').get('response')).not.toBe(answer(only, 'two').get('response'));
});

it('quotes and line ends in a name are escaped', () => {
  const value = answerChallenge({
    challenges: [md5],
    ...request,
    credentials: { username: 'a", realm="b\r\nVia: x', password: 'p' },
  });
  expect(value).not.toMatch(/[\r\n]/);
  expect(fieldsOf(value).get('username')).toBe('a", realm="b Via: x');
});

it('a stale challenge is recognized', () => {
  expect(isStaleChallenge([md5, `${md5}, stale=TRUE`])).toBe(true);
  expect(isStaleChallenge([md5, `${md5}, stale=false`])).toBe(false);
});

it.each([
  'Digest realm="a',
  'Digest realm',
  'Digest realm="a" nonce="b"',
  'Digest realm="a", realm="b"',
  'Digest ="a"',
  'Digest',
  'Basic realm="a"',
  '',
])('%s is not a challenge', (value) => {
  expect(readDigestFields(value)).toBeUndefined();
});
