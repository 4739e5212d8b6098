import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { farTelnyx } from '../../lines/carrier/testing/far-dialects.ts';
import { type OpenedStream, openFarStream } from './open-far-stream.ts';
import { type PeerAnswer, type PeerRequest, startPeerServer } from './peer-server.ts';

/**
 * Stand-in for Telnyx on loopback: its API v2 with Call Control, webhooks signed with Ed25519, and the media stream of
 * a command. Built from the public documentation; it has never been compared with the service.
 */
export const peerKey = 'KEY-peer';
export const peerConnection = '1684641123236054244';

interface PeerCall {
  id: string;
  from: string;
  to: string;
  direction: 'incoming' | 'outgoing';
  state: string;
  webhookUrl: string;
  commands: { action: string; body: Record<string, unknown> }[];
  stream: Promise<OpenedStream> | undefined;
}

export async function startTelnyxPeer(options: { forSale?: string[]; now?: () => Date } = {}) {
  const now = options.now ?? (() => new Date());
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const forSale = new Set(options.forSale ?? ['+14155550100', '+14155550101']);
  const applications = new Map<string, { name: string; webhookUrl: string }>();
  const owned = new Map<string, { id: string; connectionId: string }>();
  const calls = new Map<string, PeerCall>();
  const messages: { id: string; from: string; to: string; text: string }[] = [];
  const seenCommands = new Map<string, PeerAnswer>();
  let lastStream: (() => Promise<OpenedStream>) | undefined;
  let fault: ((request: PeerRequest) => PeerAnswer | 'cut' | undefined) | undefined;

  const server = await startPeerServer((request) => {
    if (request.headers.authorization !== `Bearer ${peerKey}`) return errorOf(401, '10009', 'Authentication failed');
    const failing = fault?.(request);
    if (failing === 'cut') {
      // The command is executed and its response lost.
      route(request);
      return 'cut';
    }
    return failing ?? route(request) ?? errorOf(404, '10005', 'Resource not found');
  });

  const errorOf = (status: number, code: string, title: string): PeerAnswer => ({
    status,
    body: { errors: [{ code, title }] },
  });
  const done = (data: unknown, status = 200): PeerAnswer => ({ status, body: { data } });

  function route(request: PeerRequest): PeerAnswer | undefined {
    const json = (request.body === '' ? {} : JSON.parse(request.body)) as Record<string, unknown>;
    const command = typeof json['command_id'] === 'string' ? `${request.path} ${json['command_id']}` : undefined;
    const known = command === undefined ? undefined : seenCommands.get(command);
    if (known !== undefined) return known;
    const answer = routeNew(request, json);
    if (command !== undefined && answer !== undefined && answer.status < 300) seenCommands.set(command, answer);
    return answer;
  }

  function routeNew({ method, path, query }: PeerRequest, json: Record<string, unknown>): PeerAnswer | undefined {
    const [, list, id, action] = /^\/v2\/(\w+)(?:\/([^/]+))?(?:\/actions\/(\w+))?$/.exec(path) ?? [];
    if (list === 'calls' && action !== undefined) return obey(decodeURIComponent(id ?? ''), action, json);
    switch (`${method} ${list}`) {
      case 'GET available_phone_numbers':
        return available(query);
      case 'POST number_orders':
        return order(json);
      case 'GET phone_numbers':
        return done(listed(query.get('filter[phone_number]') ?? ''));
      case 'PATCH phone_numbers':
        return reassign(id ?? '', json);
      case 'DELETE phone_numbers':
        return drop(id ?? '');
      case 'POST call_control_applications':
        return makeApplication(json);
      case 'GET call_control_applications':
        return readApplication(id ?? '');
      case 'DELETE call_control_applications':
        return applications.delete(id ?? '') ? done({ id }) : undefined;
      case 'POST calls':
        return place(json);
      case 'POST messages':
        return takeText(json);
      default:
        return undefined;
    }
  }

  function available(query: URLSearchParams): PeerAnswer {
    const area = query.get('filter[national_destination_code]') ?? '';
    const found = [...forSale].filter((number) => number.startsWith(`+1${area}`));
    return done(
      found.slice(0, Number(query.get('filter[limit]'))).map((phone_number) => ({
        record_type: 'available_phone_number',
        phone_number,
        phone_number_type: 'local',
        region_information: [
          { region_type: 'country_code', region_name: 'US' },
          { region_type: 'location', region_name: 'San Francisco' },
        ],
        features: [{ name: 'voice' }, { name: 'sms' }],
        cost_information: { upfront_cost: '1.00', monthly_cost: '1.50', currency: 'USD' },
      })),
    );
  }

  function order(json: Record<string, unknown>): PeerAnswer {
    const [wanted] = json['phone_numbers'] as { phone_number: string }[];
    const number = wanted?.phone_number ?? '';
    if (!forSale.delete(number)) return errorOf(422, '85007', 'Number is not available');
    owned.set(number, { id: randomUUID(), connectionId: String(json['connection_id']) });
    return done({ id: randomUUID(), status: 'pending', phone_numbers: [{ id: randomUUID(), phone_number: number }] });
  }

  const listed = (number: string) =>
    [...owned]
      .filter(([each]) => each === number)
      .map(([phone_number, { id, connectionId }]) => ({
        id,
        phone_number,
        connection_id: connectionId,
        status: 'active',
      }));

  function reassign(id: string, json: Record<string, unknown>): PeerAnswer | undefined {
    const found = [...owned].find(([, each]) => each.id === id);
    if (found === undefined) return undefined;
    found[1].connectionId = String(json['connection_id']);
    return done({ id });
  }

  function drop(id: string): PeerAnswer | undefined {
    const found = [...owned].find(([, each]) => each.id === id);
    return found && owned.delete(found[0]) ? done({ id, status: 'deleted' }) : undefined;
  }

  function makeApplication(json: Record<string, unknown>): PeerAnswer {
    const id = String(Math.floor(Math.random() * 1e15));
    applications.set(id, { name: String(json['application_name']), webhookUrl: String(json['webhook_event_url']) });
    return done({ id, application_name: json['application_name'] }, 201);
  }

  function readApplication(id: string): PeerAnswer | undefined {
    const found = applications.get(id);
    return found && done({ id, application_name: found.name });
  }

  function newCall(call: Pick<PeerCall, 'from' | 'to' | 'direction' | 'webhookUrl'>): PeerCall {
    const made: PeerCall = { ...call, id: `v3:${randomUUID()}`, state: 'ringing', commands: [], stream: undefined };
    calls.set(made.id, made);
    return made;
  }

  function place(json: Record<string, unknown>): PeerAnswer {
    if (json['connection_id'] !== peerConnection) return errorOf(422, '10015', 'Invalid connection');
    const { from, to, webhook_url: webhookUrl } = json as Record<string, string>;
    const call = newCall({ from: from ?? '', to: to ?? '', direction: 'outgoing', webhookUrl: webhookUrl ?? '' });
    return done({ record_type: 'call', call_control_id: call.id, is_alive: false });
  }

  function takeText(json: Record<string, unknown>): PeerAnswer {
    const [from, to, text] = ['from', 'to', 'text'].map((name) => String(json[name] ?? '')) as [string, string, string];
    if (!owned.has(from)) return errorOf(400, '40305', "Invalid 'from' address");
    if (!/^\+[1-9]\d{6,14}$/.test(to)) return errorOf(400, '40310', "Invalid 'to' address");
    if (text === '') return errorOf(422, '40316', 'No content provided');
    const id = randomUUID();
    messages.push({ id, from, to, text });
    return done({ record_type: 'message', id, to: [{ phone_number: to, status: 'queued' }] });
  }

  function obey(id: string, action: string, body: Record<string, unknown>): PeerAnswer | undefined {
    const call = calls.get(id);
    if (call === undefined) return undefined;
    if (call.state === 'hangup') return errorOf(422, '90018', 'Call has already ended');
    call.commands.push({ action, body });
    if (action === 'hangup' || action === 'reject') call.state = 'hangup';
    if (typeof body['stream_url'] === 'string') {
      call.state = 'active';
      const token = Buffer.from(String(body['client_state'] ?? ''), 'base64').toString();
      const facts = { callRef: call.id, streamRef: randomUUID(), from: call.from, to: call.to, token };
      const url = body['stream_url'];
      lastStream = () => openFarStream(url, farTelnyx(undefined, facts));
      call.stream = lastStream();
      call.stream.catch(() => undefined);
    }
    return done({ result: 'ok' });
  }

  /** Posts an event to one of our URLs, signed as Telnyx signs. */
  function post(
    url: string,
    body: string,
    signing: { timestamp?: string; signature?: string } = {},
  ): Promise<Response> {
    const timestamp = signing.timestamp ?? String(Math.floor(now().getTime() / 1000));
    const signature = sign(null, Buffer.from(`${timestamp}|${body}`), privateKey).toString('base64');
    return fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'telnyx-timestamp': timestamp,
        'telnyx-signature-ed25519': signing.signature ?? signature,
      },
      body,
    });
  }

  function eventOf(call: PeerCall, event_type: string, more: Record<string, unknown> = {}): string {
    const payload = {
      call_control_id: call.id,
      call_session_id: randomUUID(),
      connection_id: peerConnection,
      direction: call.direction,
      from: call.from,
      to: call.to,
      state: call.state,
      ...more,
    };
    const data = { record_type: 'event', event_type, id: randomUUID(), occurred_at: now().toISOString(), payload };
    // Whitespace that a parser would lose: the signature covers the text.
    return JSON.stringify({ data, meta: { attempt: 1, delivered_to: call.webhookUrl } }, null, 2);
  }

  return {
    origin: server.origin,
    requests: server.requests,
    /** As the portal shows it: base64 of the 32 bytes. */
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64'),
    applications,
    owned,
    calls,
    messages,
    post,
    eventOf,
    setFault: (given: typeof fault) => {
      fault = given;
    },
    /** Opens the last stream once more, with the same token; resolves with the close code. */
    async openAgain(): Promise<number> {
      if (lastStream === undefined) throw new Error('There was no stream');
      return (await lastStream()).closed;
    },
    /** Simulates an incoming call to a number of this account. */
    async callIn(from: string, to: string) {
      const application = applications.get(owned.get(to)?.connectionId ?? '');
      const call = newCall({ from, to, direction: 'incoming', webhookUrl: application?.webhookUrl ?? '' });
      const answer = await post(call.webhookUrl, eventOf(call, 'call.initiated'));
      return { call, answer, stream: await call.stream };
    },
    /** Simulates that the called party answers. */
    async pickUp(id: string) {
      const call = calls.get(id);
      if (call === undefined) throw new Error(`No call ${id}`);
      call.state = 'active';
      const answer = await post(call.webhookUrl, eventOf(call, 'call.answered'));
      return { call, answer, stream: await call.stream };
    },
    tell(id: string, eventType: string, more: Record<string, unknown> = {}): Promise<Response> {
      const call = calls.get(id);
      if (call === undefined) throw new Error(`No call ${id}`);
      return post(call.webhookUrl, eventOf(call, eventType, more));
    },
    close: server.close,
  };
}
