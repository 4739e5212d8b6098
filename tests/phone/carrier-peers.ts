import { expect } from 'vitest';
import { peerConnection, peerKey, startTelnyxPeer } from '../../server/src/providers/telephony/testing/telnyx-peer.ts';
import { peerAccount, startTwilioPeer } from '../../server/src/providers/telephony/testing/twilio-peer.ts';
import type { OpenedStream } from '../../server/src/providers/telephony/testing/open-far-stream.ts';
import { type CarrierPhone, openCarrierPhone } from './carrier-phone.ts';

/** Reasons for an unanswered outbound call. */
export type NotAnswered = 'busy' | 'no_answer' | 'rejected' | 'unknown_number' | 'unreachable';

/** A carrier as the tests use it, whichever it is. */
export interface CarrierPeer {
  id: 'twilio' | 'telnyx';
  env: Record<string, string>;
  /** Sets the webhook of a number. */
  webhookOf(number: string): string;
  owns(number: string): boolean;
  /** A number the account had before, set up by hand. */
  setUp(number: string, webhook: string): void;
  /** Places an inbound call; the stream is undefined where the call is refused. */
  callIn(from: string, to: string): Promise<{ ref: string; status: number; phone: CarrierPhone | undefined }>;
  /** The same webhook with an invalid signature. */
  callInUnsigned(from: string, to: string): Promise<number>;
  /** A call we place. */
  placed(to: string): Promise<PlacedAtCarrier>;
  /** Requests of a kind, by a part of their path and method. */
  asked(method: string, path: string): number;
  /** True for a call ended by our request. */
  isHungUp(ref: string): boolean;
  /** Where a call was sent by our request. */
  sentTo(ref: string): string | undefined;
  setDown(isDown: boolean): void;
  /** Opens one more stream for the last call that had one, with the token it was given. */
  openAgain(): Promise<number>;
  close(): Promise<void>;
}

export interface PlacedAtCarrier {
  ref: string;
  from: string;
  ring(): Promise<void>;
  pickUp(): Promise<CarrierPhone | undefined>;
  end(how: NotAnswered): Promise<void>;
}

const phoneOf = (stream: OpenedStream | undefined) => stream && openCarrierPhone(stream);

/** The next call to a number that was not seen before. */
async function nextCall<Call extends { to: string }>(
  calls: () => Iterable<Call>,
  seen: Set<Call>,
  to: string,
): Promise<Call> {
  let found: Call | undefined;
  const look = () => {
    found = [...calls()].find((call) => call.to === to && !seen.has(call));
    return found;
  };
  await expect.poll(look, { timeout: 20_000 }).toBeDefined();
  if (found === undefined) throw new Error(`Nobody calls ${to}`);
  seen.add(found);
  return found;
}

export async function twilioPeer(): Promise<CarrierPeer> {
  const peer = await startTwilioPeer({ forSale: ['+14155550100', '+14155550101'] });
  const seen = new Set<unknown>();
  const endings: Record<NotAnswered, [string, Record<string, string>]> = {
    busy: ['busy', { SipResponseCode: '486' }],
    no_answer: ['no-answer', {}],
    rejected: ['failed', { SipResponseCode: '603' }],
    unknown_number: ['failed', { SipResponseCode: '404' }],
    unreachable: ['failed', { SipResponseCode: '503' }],
  };
  return {
    id: 'twilio',
    env: {
      PARLEY_TWILIO_ACCOUNT_SID: peerAccount.accountSid,
      PARLEY_TWILIO_AUTH_TOKEN: peerAccount.authToken,
      PARLEY_TWILIO_URL: peer.origin,
    },
    webhookOf: (number) => peer.owned.get(number)?.fields.get('VoiceUrl') ?? '',
    owns: (number) => peer.owned.has(number),
    setUp: (number, webhook) =>
      peer.owned.set(number, { sid: 'PN1', fields: new URLSearchParams({ VoiceUrl: webhook }) }),
    async callIn(from, to) {
      const { call, answer, stream } = await peer.callIn(from, to);
      return { ref: call.sid, status: answer.status, phone: phoneOf(stream) };
    },
    async callInUnsigned(from, to) {
      const call = { sid: 'CAunsigned', from, to, status: 'ringing', direction: 'inbound' as const };
      const fields = peer.factsOf({ ...call, fields: new URLSearchParams() });
      const answer = await peer.post(peer.owned.get(to)?.fields.get('VoiceUrl') ?? '', fields, 'bm90IHNpZ25lZA==');
      return answer.status;
    },
    async placed(to) {
      const call = await nextCall(() => peer.calls.values(), seen as Set<never>, to);
      return {
        ref: call.sid,
        from: call.from,
        async ring() {
          expect((await peer.tell(call.sid, 'ringing')).status).toBe(200);
        },
        pickUp: async () => phoneOf((await peer.pickUp(call.sid)).stream),
        async end(how) {
          const [status, more] = endings[how];
          expect((await peer.tell(call.sid, status, more)).status).toBe(200);
        },
      };
    },
    asked: (method, path) => peer.requests.filter((each) => each.method === method && each.path.includes(path)).length,
    isHungUp: (ref) => peer.calls.get(ref)?.status === 'completed',
    sentTo: (ref) => /<Number>([^<]+)</.exec(peer.calls.get(ref)?.redirectedTo ?? '')?.[1],
    setDown: (isDown) => peer.setFault(isDown ? { status: 500, body: { code: 20500 } } : undefined),
    openAgain: () => peer.openAgain(),
    close: peer.close,
  };
}

export async function telnyxPeer(): Promise<CarrierPeer> {
  const peer = await startTelnyxPeer({ forSale: ['+14155550200', '+14155550201'] });
  const seen = new Set<unknown>();
  const endings: Record<NotAnswered, Record<string, string>> = {
    busy: { hangup_cause: 'user_busy', sip_hangup_cause: '486' },
    no_answer: { hangup_cause: 'timeout' },
    rejected: { hangup_cause: 'call_rejected', sip_hangup_cause: '603' },
    unknown_number: { hangup_cause: 'not_found', sip_hangup_cause: '404' },
    unreachable: { hangup_cause: 'unspecified', sip_hangup_cause: '503' },
  };
  const webhookOf = (number: string) =>
    peer.applications.get(peer.owned.get(number)?.connectionId ?? '')?.webhookUrl ?? '';
  return {
    id: 'telnyx',
    env: {
      PARLEY_TELNYX_API_KEY: peerKey,
      PARLEY_TELNYX_PUBLIC_KEY: peer.publicKey,
      PARLEY_TELNYX_CONNECTION_ID: peerConnection,
      PARLEY_TELNYX_URL: peer.origin,
    },
    webhookOf,
    owns: (number) => peer.owned.has(number),
    setUp(number, webhook) {
      peer.applications.set('1', { name: 'By hand', webhookUrl: webhook });
      peer.owned.set(number, { id: 'number_1', connectionId: '1' });
    },
    async callIn(from, to) {
      const { call, answer, stream } = await peer.callIn(from, to);
      return { ref: call.id, status: answer.status, phone: phoneOf(stream) };
    },
    async callInUnsigned(from, to) {
      const payload = { call_control_id: 'v3:unsigned', direction: 'incoming', from, to };
      const body = JSON.stringify({ data: { event_type: 'call.initiated', payload } });
      return (await peer.post(webhookOf(to), body, { signature: Buffer.alloc(64).toString('base64') })).status;
    },
    async placed(to) {
      const call = await nextCall(() => peer.calls.values(), seen as Set<never>, to);
      return {
        ref: call.id,
        from: call.from,
        // It does not say so.
        async ring() {},
        pickUp: async () => phoneOf((await peer.pickUp(call.id)).stream),
        async end(how) {
          expect((await peer.tell(call.id, 'call.hangup', endings[how])).status).toBe(200);
        },
      };
    },
    asked: (method, path) => peer.requests.filter((each) => each.method === method && each.path.includes(path)).length,
    isHungUp: (ref) => peer.calls.get(ref)?.state === 'hangup',
    sentTo(ref) {
      const moved = peer.calls.get(ref)?.commands.find(({ action }) => action === 'transfer');
      return moved && String(moved.body['to']);
    },
    setDown: (isDown) => peer.setFault(isDown ? () => ({ status: 500, body: {} }) : undefined),
    openAgain: () => peer.openAgain(),
    close: peer.close,
  };
}
