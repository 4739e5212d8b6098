import twilio from 'twilio';
import { expect, it } from 'vitest';
import { seededRandom } from '../../../voice/testing/media-random.ts';
import { isSignedByTwilio } from './twilio-signature.ts';

const authToken = '12345';

function webhook(url: string, body: string, headers: Record<string, string>) {
  return { url, rawBody: body, header: (name: string) => headers[name] ?? null };
}

const form = 'application/x-www-form-urlencoded';

function signedForm(url: string, fields: Record<string, string>, signedUrl = url) {
  const signature = twilio.getExpectedTwilioSignature(authToken, signedUrl, fields);
  return webhook(url, new URLSearchParams(fields).toString(), {
    'content-type': form,
    'x-twilio-signature': signature,
  });
}

it(`"Twilio's published example verifies"`, () => {
  // The values of twilio.com/docs/usage/webhooks/webhooks-security.
  const fields = {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+12349013030',
    Digits: '1234',
    From: '+12349013030',
    To: '+18005551212',
  };
  const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
  const headers = { 'content-type': form, 'x-twilio-signature': '0/KCTR6DLpKmkAf8muzZqo1nDgQ=' };
  const given = webhook(url, new URLSearchParams(fields).toString(), headers);
  expect(isSignedByTwilio(given, authToken)).toBe(true);
});

it('agrees with Twilio’s library on 500 random forms', () => {
  const random = seededRandom(7);
  const letters = 'aZ09 +%&=äöß\'"漢字🙂\n<>';
  const word = () =>
    Array.from({ length: Math.floor(random() * 12) }, () => [...letters][Math.floor(random() * 20)]).join('');
  for (let round = 0; round < 500; round += 1) {
    const fields = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`${word()}${at}`, word()]));
    const url = `https://parley.example.com/api/telephony/webhooks/twilio/x?call_id=${round}`;
    const given = signedForm(url, fields);
    expect(twilio.validateRequest(authToken, given.header('x-twilio-signature') ?? '', url, fields)).toBe(true);
    expect(isSignedByTwilio(given, authToken)).toBe(true);
    const changed = { ...given, rawBody: `${given.rawBody}&x=1` };
    expect(isSignedByTwilio(changed, authToken)).toBe(false);
  }
});

it('the default port is optional in the signed URL', () => {
  const url = 'https://parley.example.com/hook';
  expect(isSignedByTwilio(signedForm(url, { a: '1' }, 'https://parley.example.com:443/hook'), authToken)).toBe(true);
  const withPort = 'https://parley.example.com:8443/hook';
  expect(isSignedByTwilio(signedForm(withPort, { a: '1' }), authToken)).toBe(true);
  expect(isSignedByTwilio(signedForm(withPort, { a: '1' }, url), authToken)).toBe(true);
  expect(isSignedByTwilio(signedForm(url, { a: '1' }, 'https://parley.example.com:444/hook'), authToken)).toBe(false);
});

it('JSON is covered by the hash in the URL', () => {
  const body = '{"a": 1}';
  const url = `https://parley.example.com/hook?bodySHA256=${twilio.getExpectedBodyHash(body)}`;
  const signature = twilio.getExpectedTwilioSignature(authToken, url, {});
  const headers = { 'content-type': 'application/json', 'x-twilio-signature': signature };
  expect(twilio.validateRequestWithBody(authToken, signature, url, body)).toBe(true);
  expect(isSignedByTwilio(webhook(url, body, headers), authToken)).toBe(true);
  expect(isSignedByTwilio(webhook(url, '{"a": 2}', headers), authToken)).toBe(false);
  const bare = 'https://parley.example.com/hook';
  const bareHeaders = { ...headers, 'x-twilio-signature': twilio.getExpectedTwilioSignature(authToken, bare, {}) };
  expect(isSignedByTwilio(webhook(bare, body, bareHeaders), authToken)).toBe(false);
});

it('a signature by another token, a missing one, and one of another length are refused', () => {
  const given = signedForm('https://parley.example.com/hook', { a: '1' });
  expect(isSignedByTwilio(given, 'other')).toBe(false);
  for (const signature of [null, '', 'x', 'A'.repeat(28), 'A'.repeat(10_000)]) {
    const header = (name: string) => (name === 'x-twilio-signature' ? signature : form);
    expect(isSignedByTwilio({ ...given, header }, authToken)).toBe(false);
  }
});
