import { generateKeyPairSync, sign } from 'node:crypto';
import twilio from 'twilio';
import { expect, it } from 'vitest';
import { isLong } from '../../../test/rounds.ts';
import { seededRandom } from '../../voice/testing/media-random.ts';
import type { CarrierAdapter } from './carrier-adapter.ts';
import { createTelnyxAdapter } from './telnyx/telnyx-adapter.ts';
import type { TelnyxApi } from './telnyx/telnyx-api.ts';
import { createTwilioAdapter } from './twilio/twilio-adapter.ts';

const rounds = isLong ? 50_000 : 1_000;
const now = new Date('2026-03-01T10:00:00Z');
const url = 'https://parley.example.com/api/telephony/webhooks/x/y';

/** Cuts, doubles and changes characters, and swaps values for others of another type. */
function mutate(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length);
  const other = ['null', '-1', '{}', '[]', '"', '\u0000', '🙂', '%', '&', '=', '__proto__'];
  const put = other[Math.floor(random() * other.length)] ?? '';
  switch (Math.floor(random() * 4)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + put + text.slice(at + 1);
    case 2:
      return text.replace(/"[^"]*"(?=[,}])/, put);
    default:
      return text.slice(at) + text.slice(0, at);
  }
}

function tryAdapter(adapter: CarrierAdapter, body: string, headers: Record<string, string>): void {
  const random = seededRandom(5);
  const whole = { url, rawBody: body, header: (name: string) => headers[name] ?? null };
  expect(adapter.verify(whole, now)).toBe(true);
  for (let round = 0; round < rounds; round += 1) {
    const rawBody = mutate(body, random);
    const notice = adapter.read({ ...whole, rawBody });
    expect(['call', 'status', 'nothing']).toContain(notice.kind);
    if (rawBody !== body) expect(adapter.verify({ ...whole, rawBody }, now)).toBe(false);
    const names = Object.keys(headers);
    const changed = names[round % names.length] ?? '';
    const value = mutate(headers[changed] ?? '', random);
    const header = (name: string) => (name === changed ? value : (headers[name] ?? null));
    // Any replacement is verified without an exception.
    expect(typeof adapter.verify({ ...whole, header }, now)).toBe('boolean');
  }
}

it("Twilio's adapter classifies mutated requests correctly", () => {
  const fields = {
    CallSid: 'CA1',
    CallStatus: 'ringing',
    Direction: 'inbound',
    From: '+14155550123',
    To: '+46812345678',
  };
  const signature = twilio.getExpectedTwilioSignature('token', url, fields);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature };
  tryAdapter(createTwilioAdapter({ authToken: 'token' }), new URLSearchParams(fields).toString(), headers);
});

it("Telnyx' adapter classifies mutated requests correctly", () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const payload = { call_control_id: 'v3:1', direction: 'incoming', from: '+14155550123', to: '+46812345678' };
  const body = JSON.stringify({ data: { event_type: 'call.initiated', payload } });
  const timestamp = String(now.getTime() / 1000);
  const api: TelnyxApi = { request: async () => null, command: async () => undefined };
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64');
  tryAdapter(createTelnyxAdapter({ api, publicKey: key }), body, {
    'telnyx-timestamp': timestamp,
    'telnyx-signature-ed25519': sign(null, Buffer.from(`${timestamp}|${body}`), privateKey).toString('base64'),
  });
  expect(() => createTelnyxAdapter({ api, publicKey: 'short' })).toThrow('base64 of 32 bytes');
});
