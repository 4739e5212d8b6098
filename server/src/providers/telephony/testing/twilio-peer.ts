import { randomBytes } from 'node:crypto';
import twilio from 'twilio';
import { farTwilio } from '../../lines/carrier/testing/far-dialects.ts';
import { type OpenedStream, openFarStream } from './open-far-stream.ts';
import { type PeerAnswer, type PeerRequest, startPeerServer } from './peer-server.ts';

/**
 * Stand-in for Twilio on loopback: its REST API, webhooks signed by Twilio's own library, and the media stream of its
 * TwiML. Built from the public documentation; it has never been compared with the service.
 */
export const peerAccount = { accountSid: 'AC0123456789abcdef0123456789abcdef', authToken: 'peer-auth-token' };

interface PeerCall {
  sid: string;
  from: string;
  to: string;
  status: string;
  direction: 'inbound' | 'outbound-api';
  fields: URLSearchParams;
  /** TwiML the call was redirected to by REST. */
  redirectedTo?: string;
}

const sidOf = (prefix: string) => `${prefix}${randomBytes(16).toString('hex')}`;

export async function startTwilioPeer(options: { forSale?: string[] } = {}) {
  const forSale = new Set(options.forSale ?? ['+14155550100', '+14155550101']);
  const owned = new Map<string, { sid: string; fields: URLSearchParams }>();
  const calls = new Map<string, PeerCall>();
  const messages: { sid: string; from: string; to: string; text: string }[] = [];
  const root = `/2010-04-01/Accounts/${peerAccount.accountSid}`;
  let fault: PeerAnswer | undefined;
  let lastStream: (() => Promise<OpenedStream>) | undefined;

  const server = await startPeerServer((request) => {
    if (fault !== undefined) return fault;
    const expected = `Basic ${Buffer.from(`${peerAccount.accountSid}:${peerAccount.authToken}`).toString('base64')}`;
    if (request.headers.authorization !== expected)
      return { status: 401, body: { code: 20003, message: 'Authenticate' } };
    return route(request) ?? { status: 404, body: { code: 20404, message: 'The requested resource was not found' } };
  });

  function route(request: PeerRequest): PeerAnswer | undefined {
    const path = request.path.startsWith(root) ? request.path.slice(root.length) : '';
    const form = new URLSearchParams(request.body);
    const [, list, , sid] = /^\/(\w+?)(\/([\w+-]+))?\.json$/.exec(path) ?? [];
    if (/^\/AvailablePhoneNumbers\/US\/Local\.json$/.test(path)) return available(request.query);
    switch (`${request.method} ${list}`) {
      case 'POST IncomingPhoneNumbers':
        return sid === undefined ? buy(form) : change(sid, form);
      case 'GET IncomingPhoneNumbers':
        return { status: 200, body: { incoming_phone_numbers: listed(request.query.get('PhoneNumber') ?? '') } };
      case 'DELETE IncomingPhoneNumbers':
        return drop(sid ?? '');
      case 'POST Calls':
        return sid === undefined ? place(form) : steer(sid, form);
      case 'POST Messages':
        return takeText(form);
      default:
        return undefined;
    }
  }

  function available(query: URLSearchParams): PeerAnswer {
    const area = query.get('AreaCode') ?? '';
    const found = [...forSale].filter((number) => number.startsWith(`+1${area}`));
    const available_phone_numbers = found.slice(0, Number(query.get('PageSize'))).map((phone_number) => ({
      friendly_name: phone_number,
      phone_number,
      locality: 'San Francisco',
      region: 'CA',
      iso_country: 'US',
      capabilities: { voice: true, SMS: true, MMS: false, fax: false },
    }));
    return { status: 200, body: { available_phone_numbers } };
  }

  function buy(form: URLSearchParams): PeerAnswer {
    const number = form.get('PhoneNumber') ?? '';
    if (!forSale.delete(number)) return { status: 400, body: { code: 21422, message: 'PhoneNumber is not available' } };
    const sid = sidOf('PN');
    owned.set(number, { sid, fields: form });
    return { status: 201, body: { sid, phone_number: number } };
  }

  const numberOf = (sid: string) => [...owned].find(([, each]) => each.sid === sid);
  const listed = (number: string) =>
    [...owned].filter(([each]) => each.includes(number)).map(([phone_number, { sid }]) => ({ sid, phone_number }));

  function change(sid: string, form: URLSearchParams): PeerAnswer | undefined {
    const found = numberOf(sid);
    if (found === undefined) return undefined;
    for (const [name, value] of form) found[1].fields.set(name, value);
    return { status: 200, body: { sid, phone_number: found[0] } };
  }

  function drop(sid: string): PeerAnswer | undefined {
    const found = numberOf(sid);
    return found && owned.delete(found[0]) ? { status: 204 } : undefined;
  }

  function place(fields: URLSearchParams): PeerAnswer {
    const sid = sidOf('CA');
    const from = fields.get('From') ?? '';
    const to = fields.get('To') ?? '';
    if (!to.startsWith('+')) return { status: 400, body: { code: 21211, message: "Invalid 'To' Phone Number" } };
    calls.set(sid, { sid, from, to, status: 'queued', direction: 'outbound-api', fields });
    return { status: 201, body: { sid, status: 'queued' } };
  }

  function steer(sid: string, form: URLSearchParams): PeerAnswer | undefined {
    const call = calls.get(sid);
    if (call === undefined) return undefined;
    if (call.status === 'completed') return { status: 400, body: { code: 21220, message: 'Call is not in-progress' } };
    const twiml = form.get('Twiml');
    if (form.get('Status') === 'completed') call.status = 'completed';
    if (twiml !== null) call.redirectedTo = twiml;
    return { status: 200, body: { sid, status: call.status } };
  }

  function takeText(form: URLSearchParams): PeerAnswer {
    const [from, to, text] = ['From', 'To', 'Body'].map((name) => form.get(name) ?? '') as [string, string, string];
    if (!owned.has(from)) return { status: 400, body: { code: 21606, message: "The 'From' number is not yours" } };
    if (!/^\+[1-9]\d{6,14}$/.test(to)) return { status: 400, body: { code: 21211, message: "Invalid 'To' number" } };
    if (text === '') return { status: 400, body: { code: 21602, message: 'Message body is required' } };
    const sid = sidOf('SM');
    messages.push({ sid, from, to, text });
    return { status: 201, body: { sid, status: 'queued', error_code: null } };
  }

  /** Posts a form to one of our URLs, signed as Twilio signs. */
  function post(url: string, fields: Record<string, string>, signature?: string): Promise<Response> {
    const signed = twilio.getExpectedTwilioSignature(peerAccount.authToken, url, fields);
    return fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
        'x-twilio-signature': signature ?? signed,
      },
      body: new URLSearchParams(fields),
    });
  }

  const factsOf = (call: PeerCall): Record<string, string> => ({
    AccountSid: peerAccount.accountSid,
    ApiVersion: '2010-04-01',
    CallSid: call.sid,
    CallStatus: call.status,
    Called: call.to,
    Caller: call.from,
    Direction: call.direction,
    From: call.from,
    To: call.to,
    // Characters that could break the signature.
    CallerCity: "L'ANSE & SÖN, 100%",
    FromZip: '',
  });

  /** Executes the call's TwiML, including the stream it requests. */
  async function follow(
    call: PeerCall,
    answer: Response,
  ): Promise<{ twiml: string; stream: OpenedStream | undefined }> {
    const twiml = await answer.text();
    const url = /<Stream url="([^"]+)"/.exec(twiml)?.[1];
    const token = /<Parameter name="token" value="([^"]+)"/.exec(twiml)?.[1] ?? '';
    if (url === undefined) return { twiml, stream: undefined };
    call.status = 'in-progress';
    const facts = { callRef: call.sid, streamRef: sidOf('MZ'), from: call.from, to: call.to, token };
    lastStream = () => openFarStream(url, farTwilio(facts));
    return { twiml, stream: await lastStream() };
  }

  return {
    origin: server.origin,
    requests: server.requests,
    owned,
    calls,
    messages,
    post,
    factsOf,
    setFault: (given: PeerAnswer | undefined) => {
      fault = given;
    },
    /** Opens the last stream once more, with the same token; resolves with the close code. */
    async openAgain(): Promise<number> {
      if (lastStream === undefined) throw new Error('There was no stream');
      return (await lastStream()).closed;
    },
    /** Simulates an incoming call to a number of this account. */
    async callIn(from: string, to: string) {
      const call: PeerCall = {
        sid: sidOf('CA'),
        from,
        to,
        status: 'ringing',
        direction: 'inbound',
        fields: owned.get(to)?.fields ?? new URLSearchParams(),
      };
      calls.set(call.sid, call);
      const answer = await post(call.fields.get('VoiceUrl') ?? '', factsOf(call));
      return { call, answer, ...(await follow(call, answer.clone())) };
    },
    /** Simulates that the called party answers. */
    async pickUp(sid: string) {
      const call = calls.get(sid);
      if (call === undefined) throw new Error(`No call ${sid}`);
      call.status = 'in-progress';
      const answer = await post(call.fields.get('Url') ?? '', factsOf(call));
      return { call, answer, ...(await follow(call, answer.clone())) };
    },
    /** Sends a status callback of a call. */
    tell(sid: string, status: string, more: Record<string, string> = {}): Promise<Response> {
      const call = calls.get(sid);
      if (call === undefined) throw new Error(`No call ${sid}`);
      call.status = status;
      const fields = { ...factsOf(call), CallbackSource: 'call-progress-events', SequenceNumber: '1', ...more };
      return post(call.fields.get('StatusCallback') ?? '', fields);
    },
    close: server.close,
  };
}
