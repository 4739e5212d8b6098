import { createSocket } from 'node:dgram';
import sip, { type SipPacket } from 'sip';
import digest from 'sip/digest.js';
import {
  type DialOptions,
  type Dialog,
  incomingDialog,
  outgoingDialog,
  type PhoneCall,
  tagOf,
} from './sip-phone-call.ts';

export { type DialOptions, digest, type PhoneCall, type SipPacket, sip };

/**
 * A telephone for tests: the package `sip` with messages and transactions of its own, so that nothing of ours answers
 * to nothing but ours. Sound is whatever `media` brings.
 */
export interface SipPhone {
  /** `127.0.0.1:port` */
  readonly address: string;
  /** Dials; the call rings at once. */
  call(uri: string, options?: DialOptions): PhoneCall;
  /** Calls that come in, in their order. */
  nextCall(): Promise<PhoneCall>;
  /** Requests outside of calls, in their order: REGISTER, OPTIONS. Unanswered ones are answered with 200. */
  onRequest(answer: (request: SipPacket) => SipPacket | undefined): void;
  /** A request of any kind, outside of calls. */
  request(packet: Partial<SipPacket> & { method: string; uri: string }): Promise<SipPacket>;
  close(): void;
}

export async function openSipPhone(): Promise<SipPhone> {
  const port = await freeUdpPort();
  const calls = new Map<string, Dialog>();
  const waiting: ((call: PhoneCall) => void)[] = [];
  const arrived: PhoneCall[] = [];
  let answerRequest: (request: SipPacket) => SipPacket | undefined = () => undefined;

  // Under its own address the package would look for connections instead of dialling.
  const endpoint = sip.create({ address: '127.0.0.1', publicAddress: 'localhost', port, tcp: false }, (request) => {
    const known = calls.get(request.headers['call-id']);
    if (known !== undefined) return known.receive(request);
    if (request.method === 'INVITE') return arrive(incomingDialog(endpoint, port, request));
    if (request.method !== 'ACK') endpoint.send(answerRequest(request) ?? sip.makeResponse(request, 200, 'OK'));
  });

  function arrive(dialog: Dialog): void {
    calls.set(dialog.call.id, dialog);
    const next = waiting.shift();
    if (next === undefined) arrived.push(dialog.call);
    else next(dialog.call);
  }

  return {
    address: `127.0.0.1:${port}`,
    call(uri, options = {}) {
      const dialog = outgoingDialog(endpoint, port, uri, options);
      calls.set(dialog.call.id, dialog);
      return dialog.call;
    },
    nextCall() {
      const first = arrived.shift();
      return first === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(first);
    },
    onRequest: (answer) => void (answerRequest = answer),
    request: (packet) =>
      new Promise((resolve) => {
        const from = { uri: `sip:tester@127.0.0.1:${port}`, params: { tag: tagOf() } };
        const headers = {
          via: [],
          from,
          to: { uri: packet.uri, params: {} },
          'call-id': tagOf(),
          cseq: { method: packet.method, seq: 1 },
          contact: [{ uri: `sip:tester@127.0.0.1:${port}`, params: {} }],
          ...packet.headers,
        };
        endpoint.send({ ...packet, headers }, (answer) => {
          if ((answer.status ?? 0) >= 200) resolve(answer);
        });
      }),
    close: () => endpoint.destroy(),
  };
}

/** A UDP port that is free now; the package opens its socket itself. */
export async function freeUdpPort(): Promise<number> {
  const socket = createSocket('udp4');
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const { port } = socket.address();
  await new Promise<void>((resolve) => socket.close(() => resolve()));
  return port;
}
