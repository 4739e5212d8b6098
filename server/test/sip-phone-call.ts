import { randomBytes } from 'node:crypto';
import sip, { type SipEndpoint, type SipPacket } from 'sip';
import digest from 'sip/digest.js';

export interface DialOptions {
  user?: string;
  displayName?: string;
  credentials?: { user: string; password: string };
  headers?: Record<string, string>;
  sdp?: string;
}

/** A call at the phone, with the signalling it received. */
export interface PhoneCall {
  readonly id: string;
  /** Of an incoming call: the INVITE. */
  readonly invite: SipPacket;
  /** Offer of an incoming call, or answer to ours; resolves when it is known. */
  readonly remoteSdp: Promise<string>;
  /** Statuses of our INVITE so far. */
  readonly statuses: readonly number[];
  /** Up. Rejects with the status where the other side refused. */
  readonly answered: Promise<void>;
  /** Over: who ended it. */
  readonly ended: Promise<'us' | 'them' | 'refused'>;
  ring(): void;
  answer(sdp: string): void;
  reject(status: number): void;
  /** New media (re-INVITE); resolves with the answer. */
  reinvite(sdp: string): Promise<{ status: number; sdp: string }>;
  /** Sets the SDP answer to re-INVITEs of the peer. */
  onReinvite(answer: (sdp: string) => string): void;
  /** The peer's next REFER, already answered with 202; `notify` reports its progress. */
  nextRefer(): Promise<{ to: string; notify(status: number): Promise<void> }>;
  /** Status line of the peer's next final NOTIFY. */
  nextNotify(): Promise<string>;
  /** Sends a REFER to the peer; resolves with the status of the response. */
  refer(to: string): Promise<number>;
  info(contentType: string, body: string): Promise<number>;
  /** Replaces header value with which a third party replaces this call. */
  replaces(): string;
  /** CANCEL, BYE or a refusal; resolves when it is answered. */
  hangUp(): Promise<void>;
}

/** One call of the phone, and what it does with requests that are for it. */
export interface Dialog {
  call: PhoneCall;
  receive(request: SipPacket): void;
}

/** Parts common to both directions: in-dialog requests, and the end of the call. */
function inCall(
  endpoint: SipEndpoint,
  port: number,
  parts: {
    id: string;
    own: { uri: string; params: Record<string, string | undefined> };
    peer(): { uri: string; params: Record<string, string | undefined> };
    target(): string;
    route(): SipPacket['headers']['route'];
    firstSeq: number;
  },
) {
  let seq = parts.firstSeq;
  let finish: (by: 'us' | 'them' | 'refused') => void = () => {};
  const ended = new Promise<'us' | 'them' | 'refused'>((resolve) => (finish = resolve));
  let answerReinvite: (sdp: string) => string = () => {
    throw new Error('This phone expects no other media');
  };
  const notified: string[] = [];
  const notifyWaiters: ((content: string) => void)[] = [];
  const refers: { to: string; notify(status: number): Promise<void> }[] = [];
  const referWaiters: ((refer: { to: string; notify(status: number): Promise<void> }) => void)[] = [];

  function packet(
    method: string,
    more: { headers?: Record<string, unknown>; content?: string } = {},
    at?: number,
  ): SipPacket {
    if (at === undefined) seq += 1;
    const route = parts.route();
    return {
      method,
      uri: parts.target(),
      headers: {
        via: [],
        from: parts.own,
        to: parts.peer(),
        'call-id': parts.id,
        cseq: { method, seq: at ?? seq },
        contact: [{ uri: `sip:phone@127.0.0.1:${port}`, params: {} }],
        ...(route === undefined || route.length === 0 ? {} : { route }),
        ...more.headers,
      },
      ...(more.content === undefined ? {} : { content: more.content }),
    };
  }

  function ask(method: string, more: { headers?: Record<string, unknown>; content?: string } = {}): Promise<SipPacket> {
    return new Promise((resolve) =>
      endpoint.send(packet(method, more), (answer) => {
        if ((answer.status ?? 0) >= 200) resolve(answer);
      }),
    );
  }

  async function reinvite(sdp: string): Promise<{ status: number; sdp: string }> {
    const answer = await ask('INVITE', { headers: { 'content-type': 'application/sdp' }, content: sdp });
    endpoint.send(packet('ACK', {}, answer.headers.cseq.seq));
    return { status: answer.status ?? 0, sdp: answer.content ?? '' };
  }

  function takeRefer(request: SipPacket): void {
    endpoint.send(sip.makeResponse(request, 202, 'Accepted'));
    const referTo = request.headers['refer-to'] as { uri: string } | string;
    const to = typeof referTo === 'string' ? (/<([^>]+)>/.exec(referTo)?.[1] ?? referTo) : referTo.uri;
    const refer = {
      to,
      async notify(status: number) {
        const state = status < 200 ? 'active' : 'terminated;reason=noresource';
        await ask('NOTIFY', {
          headers: { event: 'refer', 'subscription-state': state, 'content-type': 'message/sipfrag;version=2.0' },
          content: `SIP/2.0 ${status} ${status < 200 ? 'Trying' : 'Done'}\r\n`,
        });
      },
    };
    const next = referWaiters.shift();
    if (next === undefined) refers.push(refer);
    else next(refer);
  }

  function takeNotify(content: string): void {
    if (/^SIP\/2.0 1/.test(content)) return;
    const next = notifyWaiters.shift();
    if (next === undefined) notified.push(content);
    else next(content);
  }

  /** Requests that mean the same in both directions. */
  function receive(request: SipPacket): void {
    switch (request.method) {
      case 'BYE':
        endpoint.send(sip.makeResponse(request, 200, 'OK'));
        return finish('them');
      case 'INVITE':
        return endpoint.send({
          ...sip.makeResponse(request, 200, 'OK'),
          headers: {
            ...sip.makeResponse(request, 200, 'OK').headers,
            contact: [{ uri: `sip:phone@127.0.0.1:${port}`, params: {} }],
            'content-type': 'application/sdp',
          },
          content: answerReinvite(request.content ?? ''),
        });
      case 'REFER':
        return takeRefer(request);
      case 'NOTIFY':
        endpoint.send(sip.makeResponse(request, 200, 'OK'));
        return takeNotify(request.content ?? '');
      case 'ACK':
        return;
      default:
        endpoint.send(sip.makeResponse(request, 200, 'OK'));
    }
  }

  return {
    ended,
    finish,
    packet,
    ask,
    receive,
    shared: {
      ended,
      replaces: () => `${parts.id};to-tag=${parts.peer().params['tag']};from-tag=${parts.own.params['tag']}`,
      reinvite,
      onReinvite: (answer: (sdp: string) => string) => void (answerReinvite = answer),
      nextRefer: () => {
        const first = refers.shift();
        return first === undefined
          ? new Promise<{ to: string; notify(status: number): Promise<void> }>((resolve) => referWaiters.push(resolve))
          : Promise.resolve(first);
      },
      nextNotify: () => {
        const first = notified.shift();
        return first === undefined
          ? new Promise<string>((resolve) => notifyWaiters.push(resolve))
          : Promise.resolve(first);
      },
      refer: async (to: string) => (await ask('REFER', { headers: { 'refer-to': `<${to}>` } })).status ?? 0,
      info: async (contentType: string, body: string) =>
        (await ask('INFO', { headers: { 'content-type': contentType }, content: body })).status ?? 0,
    },
  };
}

export function outgoingDialog(endpoint: SipEndpoint, port: number, uri: string, options: DialOptions): Dialog {
  const id = `${tagOf()}@phone`;
  const user = options.user ?? 'phone';
  const own = { name: options.displayName, uri: `sip:${user}@127.0.0.1:${port}`, params: { tag: tagOf() } };
  let peer: SipPacket['headers']['to'] = { uri, params: {} };
  let target = uri;
  let route: SipPacket['headers']['route'];
  const statuses: number[] = [];
  let isUp = false;
  const dialog = inCall(endpoint, port, {
    id,
    own,
    peer: () => peer,
    target: () => target,
    route: () => route,
    firstSeq: 1,
  });
  const known = deferred<string>();
  const up = deferred<void>();
  known.promise.catch(() => {});
  up.promise.catch(() => {});

  let invite = dialog.packet(
    'INVITE',
    {
      headers: { ...options.headers, ...(options.sdp === undefined ? {} : { 'content-type': 'application/sdp' }) },
      ...(options.sdp === undefined ? {} : { content: options.sdp }),
    },
    1,
  );

  function send(): void {
    endpoint.send(invite, (answer) => take(answer));
  }

  function take(answer: SipPacket): void {
    const status = answer.status ?? 0;
    if (isUp && status >= 200 && status < 300) return acknowledge();
    statuses.push(status);
    if (answer.content !== undefined && answer.content !== '') known.resolve(answer.content);
    if (status < 200) return;
    if (
      (status === 401 || status === 407) &&
      options.credentials !== undefined &&
      statuses.filter((s) => s === status).length === 1
    ) {
      const again = { ...invite, headers: { ...invite.headers, via: [], cseq: { method: 'INVITE', seq: 2 } } };
      invite = digest.signRequest({}, again, answer, options.credentials);
      return send();
    }
    if (status >= 300) {
      known.reject(new Error(`refused with ${status}`));
      up.reject(new Error(`refused with ${status} ${answer.reason ?? ''}`.trim()));
      return dialog.finish('refused');
    }
    peer = answer.headers.to;
    target = answer.headers.contact?.[0]?.uri ?? uri;
    route = answer.headers['record-route']?.toReversed();
    isUp = true;
    acknowledge();
    up.resolve();
  }

  function acknowledge(): void {
    endpoint.send(dialog.packet('ACK', {}, invite.headers.cseq.seq));
  }

  send();
  return {
    receive: dialog.receive,
    call: {
      id,
      invite,
      remoteSdp: known.promise,
      statuses,
      answered: up.promise,
      ...dialog.shared,
      ring: () => {},
      answer: () => {},
      reject: () => {},
      async hangUp() {
        if (isUp) {
          await dialog.ask('BYE');
          return dialog.finish('us');
        }
        const { via, from, to, cseq } = invite.headers;
        endpoint.send({
          method: 'CANCEL',
          uri: invite.uri ?? uri,
          headers: { via: via.slice(0, 1), from, to, 'call-id': id, cseq: { method: 'CANCEL', seq: cseq.seq } },
        });
      },
    },
  };
}

export function incomingDialog(endpoint: SipEndpoint, port: number, invite: SipPacket): Dialog {
  const id = invite.headers['call-id'];
  const own = { ...invite.headers.to, params: { ...invite.headers.to.params, tag: tagOf() } };
  invite.headers.to = own;
  const up = deferred<void>();
  let isUp = false;
  const dialog = inCall(endpoint, port, {
    id,
    own,
    peer: () => invite.headers.from,
    target: () => invite.headers.contact?.[0]?.uri ?? invite.headers.from.uri,
    route: () => invite.headers['record-route'],
    firstSeq: 100,
  });
  up.promise.catch(() => {});

  function respond(status: number, reason: string, sdp?: string): void {
    const response = sip.makeResponse(invite, status, reason);
    response.headers['contact'] = [{ uri: `sip:phone@127.0.0.1:${port}`, params: {} }];
    if (invite.headers['record-route'] !== undefined) response.headers['record-route'] = invite.headers['record-route'];
    if (sdp !== undefined) {
      response.headers['content-type'] = 'application/sdp';
      response.content = sdp;
    }
    endpoint.send(response);
  }

  return {
    receive(request) {
      if (request.method === 'ACK' && isUp) return up.resolve();
      if (request.method === 'CANCEL') {
        endpoint.send(sip.makeResponse(request, 200, 'OK'));
        respond(487, 'Request Terminated');
        up.reject(new Error('cancelled'));
        return dialog.finish('them');
      }
      return dialog.receive(request);
    },
    call: {
      id,
      invite,
      remoteSdp: Promise.resolve(invite.content ?? ''),
      statuses: [],
      answered: up.promise,
      ...dialog.shared,
      ring: () => respond(180, 'Ringing'),
      answer(sdp) {
        isUp = true;
        respond(200, 'OK', sdp);
      },
      reject(status) {
        respond(status, 'No');
        up.reject(new Error(`refused with ${status}`));
        dialog.finish('refused');
      },
      async hangUp() {
        if (!isUp) return respond(480, 'Temporarily Unavailable');
        await dialog.ask('BYE');
        dialog.finish('us');
      },
    },
  };
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<Value>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

export const tagOf = () => randomBytes(6).toString('hex');
