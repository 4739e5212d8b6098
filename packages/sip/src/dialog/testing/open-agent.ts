import { createRequest } from '../../message/create-request.ts';
import type { HeaderEntries } from '../../message/headers.ts';
import { readNameAddress } from '../../message/name-address.ts';
import type { NameAddress, SipRequest, SipResponse, SipUri } from '../../message/sip-message.ts';
import { readUri } from '../../message/uri.ts';
import type { IncomingCall, SipCall, SipCallListener, SipEnd, SipStack, SipStackUser } from '../../sip-stack.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { createTestClock, type TestClock } from '../../testing/test-clock.ts';
import { createInbox } from '../../transaction/testing/inbox.ts';
import { createUserAgent, type UserAgent } from '../user-agent.ts';
import { createFakeTransactions, type FakeTransactions, type GivenRequest } from './fake-transactions.ts';

export const offerSdp = 'v=0\r\no=- 1 1 IN IP4 127.0.0.9\r\ns=-\r\nt=0 0\r\nm=audio 4000 RTP/AVP 0\r\n';
export const answerSdp = 'v=0\r\no=- 2 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\nm=audio 5000 RTP/AVP 0\r\n';

export interface OpenAgent {
  stack: SipStack;
  layer: FakeTransactions;
  clock: TestClock;
  /** Incoming calls, each with a listener. */
  incoming: { call: IncomingCall; heard: Heard }[];
  sizes: UserAgent['sizes'];
}

/** The stack over fake transactions. */
export function openAgent(user: Partial<SipStackUser> & { listener?: Partial<SipCallListener> } = {}): OpenAgent {
  const { listener, ...asked } = user;
  const layer = createFakeTransactions();
  const clock = createTestClock();
  const incoming: OpenAgent['incoming'] = [];
  const agent = createUserAgent({
    user: {
      overload: () => undefined,
      admit: async () => ({ kind: 'accept' }),
      acceptsCalls: () => true,
      incoming: (call) => void incoming.push({ call, heard: listenTo(call, listener) }),
      ...asked,
    },
    log: silentLogger,
    userAgent: 'Parley',
    clock,
    t1Ms: 500,
    secret: new Uint8Array(32),
  });
  layer.serve(agent.transactionUser);
  return { stack: agent.start(layer), layer, clock, incoming, sizes: agent.sizes };
}

/** Events of a listener in short form: `progress 180`, `answered`, `ended remote`. */
export interface Heard {
  readonly events: readonly string[];
  end: SipEnd | undefined;
  /** Resolves at the event; earlier others are skipped. */
  until(event: string): Promise<unknown>;
}

export function listenTo(call: SipCall, listener: Partial<SipCallListener> = {}): Heard {
  const events = createInbox<string>();
  const heard: Heard = {
    events: events.all,
    end: undefined,
    until: (wanted) => events.find((event) => event === wanted),
  };
  const say = (event: string) => events.put(event.trim());
  call.listen({
    progress: (status, sdp) => say(`progress ${status}${sdp === undefined ? '' : ' sdp'}`),
    answered: (sdp) => say(`answered${sdp === undefined ? '' : ' sdp'}`),
    offer: async (sdp) => {
      say(`offer${sdp === undefined ? '' : ' sdp'}`);
      return answerSdp;
    },
    offerAnswered: () => say('offer-answered'),
    info: (type, body) => say(`info ${type} ${body}`),
    transfer: (state, code) => say(`transfer ${state} ${code ?? ''}`),
    ended(end) {
      heard.end = end;
      say(`ended ${end.cause}`);
    },
    ...listener,
  });
  return heard;
}

export function addressOf(text: string): NameAddress {
  const address = readNameAddress(text);
  if (address === undefined) throw new Error(`${text} is no address.`);
  return address;
}

export function uriOf(text: string): SipUri {
  const uri = readUri(text);
  if (uri === undefined) throw new Error(`${text} is no address.`);
  return uri;
}

export interface PeerRequest {
  uri?: string;
  headers?: Iterable<readonly [string, string]>;
  sdp?: string;
  body?: { type: string; text: string };
  cseq?: number;
  callId?: string;
  toTag?: string;
}

const peerContact = ['Contact', '<sip:peer@127.0.0.9>'] as const;

/** An out-of-dialog request of the peer, or an in-dialog one by `toTag`. */
export function peerRequest(method: string, options: PeerRequest = {}): SipRequest {
  const { uri = 'sip:4711@127.0.0.1', headers = [], sdp, cseq = 1, callId = 'call-1', toTag } = options;
  const body = sdp === undefined ? options.body : { type: 'application/sdp', text: sdp };
  const request = createRequest({
    method,
    uri: uriOf(uri),
    from: addressOf('"Peer" <sip:peer@peer.example>;tag=peer-tag'),
    to: addressOf(`<sip:4711@us.example>${toTag === undefined ? '' : `;tag=${toTag}`}`),
    callId,
    cseq,
    headers: [peerContact, ...headers] as HeaderEntries,
    ...(body !== undefined && { body: body.text, contentType: body.type }),
  });
  const via = { transport: 'UDP', host: '127.0.0.9', port: 5060, parameters: new Map([['branch', 'z9hG4bK1']]) };
  return { ...request, via: [via] };
}

/** Lets settled promises take effect. */
export async function flushPromises(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
}

export interface EstablishedCall {
  call: IncomingCall;
  heard: Heard;
  invite: GivenRequest;
  /** Gives the stack the peer's next request in this dialog. */
  give(method: string, options?: PeerRequest): GivenRequest;
  ack(options?: PeerRequest): void;
  tag: string;
}

/** An incoming call without a final response. */
export async function receiveCall(
  agent: OpenAgent,
  options: PeerRequest = { sdp: offerSdp },
): Promise<EstablishedCall> {
  const invite = agent.layer.give(peerRequest('INVITE', options));
  await flushPromises();
  const entry = agent.incoming.at(-1);
  if (entry === undefined) throw new Error(`The call was not handed up: ${invite.last?.status}.`);
  let cseq = options.cseq ?? 1;
  const callId = options.callId ?? 'call-1';
  const inviteSequence = cseq;
  const tagOf = () => invite.last?.to.parameters.get('tag') ?? headerTag(invite.last);
  return {
    ...entry,
    invite,
    get tag() {
      return tagOf();
    },
    give(method, more = {}) {
      cseq += 1;
      return agent.layer.give(peerRequest(method, { callId, toTag: tagOf(), cseq, ...more }));
    },
    ack: (more = {}) =>
      agent.layer.giveAck(peerRequest('ACK', { callId, toTag: tagOf(), cseq: inviteSequence, ...more })),
  };
}

/** An established incoming call. */
export async function establishedCall(
  agent: OpenAgent,
  options: PeerRequest = { sdp: offerSdp },
): Promise<EstablishedCall> {
  const up = await receiveCall(agent, options);
  up.call.answer(answerSdp);
  up.ack();
  return up;
}

export function headerTag(response: SipResponse | undefined): string {
  return /;tag=([^;]+)/.exec(response?.headers.get('to') ?? '')?.[1] ?? '';
}
