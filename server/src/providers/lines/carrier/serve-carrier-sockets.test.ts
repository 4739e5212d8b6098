import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MessagePort } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { plainRefusal } from '#platform/http/refusal.ts';
import { createLogger } from '#platform/log/logger.ts';
import { type CarrierSockets, type CarrierStream, serveCarrierSockets } from './serve-carrier-sockets.ts';
import { type FarDialect, farAsterisk, farFork, farTwilio } from './testing/far-dialects.ts';

const key = 'parley_key';

let origin: string;
let begun: (CarrierStream<string> & { port: MessagePort })[];
let admit: (stream: CarrierStream<string>) => Promise<string | undefined>;
let begin: () => Promise<void>;
let limit: () => void;
let sockets: CarrierSockets;
let close: () => Promise<void>;

beforeEach(async () => {
  begun = [];
  admit = async () => 'call';
  begin = async () => undefined;
  limit = () => undefined;
  const server = createServer();
  sockets = serveCarrierSockets<string, string>(server, {
    log: createLogger({ level: 'silent' }),
    limit: () => limit(),
    authenticate: async (given) => (given === key ? 'holder' : undefined),
    admit: (stream) => admit(stream),
    async begin(_call, stream) {
      await begin();
      begun.push(stream);
    },
    maxWaiting: 3,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/api/telephony/streams`;
  close = async () => {
    sockets.close();
    for (const { port } of begun) port.close();
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  };
});
afterEach(() => close());

function connect(path: string, options: { headers?: Record<string, string>; protocols?: string[] } = {}) {
  const socket = new WebSocket(`${origin}${path}`, options.protocols ?? [], { headers: options.headers ?? {} });
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const refused = new Promise<number>((resolve) =>
    socket.once('unexpected-response', (_request, answer) => {
      resolve(answer.statusCode ?? 0);
      socket.terminate();
    }),
  );
  return { socket, closed, refused };
}

const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`parley:${password}`).toString('base64')}`,
});

async function speak(far: FarDialect, path: string, headers: Record<string, string>) {
  const met = connect(path, { headers, ...(far.subprotocol === undefined ? {} : { protocols: [far.subprotocol] }) });
  await once(met.socket, 'open');
  for (const message of far.opening) met.socket.send(message);
  return met;
}

describe('a telephone system', () => {
  it('starts a call with an API key, as password, as bearer, or as X-API-Key', async () => {
    const ways = [basic(key), { authorization: `Bearer ${key}` }, { 'x-api-key': key }];
    for (const headers of ways) {
      const { socket } = await speak(farAsterisk('ulaw', 'text'), '/asterisk?agent_id=a1&from=100', headers);
      expect(socket.protocol).toBe('media');
    }
    await expect.poll(() => begun.length).toBe(3);
    expect(begun[0]).toMatchObject({ protocol: 'asterisk', holder: 'holder', start: { callRef: '1761245643.1' } });
    expect(begun[0]?.query.get('agent_id')).toBe('a1');
  });

  it('is refused without a key, with a wrong one, and with one in the URL, before the handshake', async () => {
    const tries = [
      connect('/asterisk'),
      connect('/jambonz', { headers: basic('other') }),
      connect(`/freeswitch?key=${key}&call_id=1`),
      connect('/freeswitch', { headers: { authorization: 'Basic !!!' } }),
    ];
    expect(await Promise.all(tries.map(({ refused }) => refused))).toEqual([401, 401, 401, 401]);
  });

  it('with FreeSWITCH may start with audio, which the line receives', async () => {
    const path = '/freeswitch?agent_id=a1&call_id=uuid-1&rate=16000&from=100&to=200';
    const { socket } = connect(path, { headers: basic(key) });
    await once(socket, 'open');
    socket.send(new Uint8Array(640).fill(1));
    socket.send(new Uint8Array(640).fill(2));
    await expect.poll(() => begun.length).toBe(1);
    expect(begun[0]?.start).toMatchObject({
      callRef: 'uuid-1',
      from: '100',
      to: '200',
      soundIn: { encoding: 'l16', sampleRateHz: 16_000 },
    });
    const heard: number[] = [];
    begun[0]?.port.on('message', (message: { data: Uint8Array }) => heard.push(message.data[0] ?? 0));
    await expect.poll(() => heard).toEqual([1, 2]);
  });

  it('that sends several channels is refused', async () => {
    const far = farFork('jambonz', 8_000);
    const opening = far.opening.map((message) => message.replace('mono', 'stereo'));
    const { closed } = await speak({ ...far, opening }, '/jambonz?agent_id=a1', basic(key));
    expect(await closed).toBe(1008);
  });
});

it('other paths, other methods and requests without a handshake are refused', async () => {
  expect(await connect('/nobody').refused).toBe(404);
  expect(await connect('/twilio/more').refused).toBe(404);
  limit = () => {
    throw plainRefusal('rate_limited', 'Too many requests', { headers: { 'retry-after': '3' } });
  };
  expect(await connect('/twilio').refused).toBe(429);
});

it('unidentified streams are limited in number', async () => {
  const open = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const met = connect('/twilio');
      await once(met.socket, 'open');
      return met;
    }),
  );
  expect(await connect('/twilio').refused).toBe(503);
  for (const message of farTwilio().opening) open[0]?.socket.send(message);
  await expect.poll(() => begun.length).toBe(1);
  const { socket } = connect('/twilio');
  await once(socket, 'open');
});

it('a refusal closes with 1013, a fault with 1011, and no socket leaks', async () => {
  begin = async () => {
    throw plainRefusal('unavailable', 'All lines are busy');
  };
  expect(await (await speak(farTwilio(), '/twilio', {})).closed).toBe(1013);
  begin = async () => {
    throw new Error('out of memory');
  };
  expect(await (await speak(farTwilio(), '/twilio', {})).closed).toBe(1011);
  admit = async () => {
    throw new Error('no database');
  };
  expect(await (await speak(farTwilio(), '/twilio', {})).closed).toBe(1011);
});

it('audio received while the token is checked reaches the line, in order', async () => {
  admit = async () => {
    await nextTurn();
    return 'call';
  };
  const far = farTwilio();
  const { socket } = connect('/twilio');
  await once(socket, 'open');
  for (const message of [...far.opening, far.press('1'), far.press('2')]) socket.send(message);
  await expect.poll(() => begun.length).toBe(1);
  socket.send(far.press('3'));
  const heard: unknown[] = [];
  begun[0]?.port.on('message', ({ data }: { data: Uint8Array }) =>
    heard.push((JSON.parse(Buffer.from(data).toString()) as { dtmf: { digit: string } }).dtmf.digit),
  );
  await expect.poll(() => heard).toEqual(['1', '2', '3']);
});

it('a stream closed while its token is checked starts no call', async () => {
  let decide = (_call: string) => {};
  admit = () =>
    new Promise((resolve) => {
      decide = resolve;
    });
  const { socket, closed } = await speak(farTwilio(), '/twilio', {});
  await expect.poll(() => decide.length).toBe(1);
  socket.terminate();
  await closed;
  decide('call');
  await nextTurn();
  expect(begun).toEqual([]);
});
