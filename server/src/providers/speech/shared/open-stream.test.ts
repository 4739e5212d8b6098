import { createEgress } from '@parley/egress';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SpeechError } from '#voice/ports.ts';
import { type PeerConnection, type SocketPeer, startSocketPeer } from '../testing/socket-peer.ts';
import { openVendorStream, type VendorStreamRequest } from './open-stream.ts';

const egress = createEgress({ allowHosts: ['127.0.0.1'] });

describe('a stream to a vendor', () => {
  let peer: SocketPeer;
  let connections: PeerConnection[] = [];
  let received: (string | number[])[] = [];
  let seen = () => {};
  beforeEach(async () => {
    connections = [];
    received = [];
    peer = await startSocketPeer({
      refuse: () => undefined,
      serve(connection) {
        connections.push(connection);
        return {
          text(message) {
            received.push(JSON.stringify(message));
            seen();
          },
          binary: (bytes) => void received.push([...bytes]),
        };
      },
    });
  });
  afterEach(() => peer.close());

  function open(options: Partial<VendorStreamRequest> = {}) {
    const closed: SpeechError[] = [];
    const texts: string[] = [];
    let standing = () => {};
    let over = () => {};
    const opened = new Promise<void>((resolve) => {
      standing = resolve;
    });
    const ended = new Promise<void>((resolve) => {
      over = resolve;
    });
    const request = { egress, engineId: 'a/b', url: new URL(peer.baseUrl), headers: {}, connectTimeoutMs: 5_000 };
    const stream = openVendorStream(
      { ...request, ...options },
      {
        opened: standing,
        text: (text) => void texts.push(text),
        closed(error) {
          closed.push(error);
          over();
        },
      },
    );
    return { stream, closed, texts, opened, ended };
  }
  const received3 = () => expect.poll(() => received.length).toBe(3);

  it('buffers messages until it is open, in order, and copies reused arrays', async () => {
    const { stream, opened } = open();
    const bytes = new Uint8Array([1, 2, 3]);
    stream.send('{"first":1}');
    stream.send(bytes);
    bytes.fill(9);
    await opened;
    stream.send(bytes);
    bytes.fill(7);
    await received3();
    expect(received).toEqual(['{"first":1}', [1, 2, 3], [9, 9, 9]]);
    stream.close();
  });

  it('fails when its buffer overflows, once and not in the middle of the call', async () => {
    const { stream, closed, ended } = open({ maxWaitingBytes: 10 });
    for (let count = 0; count < 5; count += 1) stream.send(new Uint8Array(8));
    expect(closed).toEqual([]);
    await ended;
    stream.send('x');
    expect(closed).toMatchObject([{ code: 'timeout', engineId: 'a/b' }]);
  });

  it('never opens when closed first', async () => {
    const { stream, closed } = open();
    stream.close();
    const next = open();
    await next.opened;
    next.stream.send('{"second":1}');
    await expect.poll(() => received.length).toBe(1);
    expect(closed).toEqual([]);
    next.stream.close();
  });

  it('sends its closing message, and emits nothing after its own close', async () => {
    const { stream, opened, closed, texts } = open();
    await opened;
    const farewell = new Promise<void>((resolve) => {
      seen = resolve;
    });
    stream.close('{"bye":1}');
    stream.close('{"bye":2}');
    connections[0]?.send({ late: true });
    await farewell;
    await peer.sawClose();
    expect(received).toEqual(['{"bye":1}']);
    expect([...closed, ...texts]).toEqual([]);
  });

  it.each([
    [1000, 'cut'],
    [1008, 'refused'],
    [1011, 'unavailable'],
    [1013, 'unavailable'],
    [4000, 'cut'],
  ])('maps a close with %s to %s', async (code, meant) => {
    const { opened, ended, closed } = open();
    await opened;
    connections[0]?.end(code, 'a reason nobody may read in a log');
    await ended;
    expect(closed).toMatchObject([{ code: meant, message: expect.not.stringContaining('reason') }]);
  });

  it('treats an unexpected binary message and an oversized one as invalid', async () => {
    const one = open();
    await one.opened;
    connections[0]?.sendBinary(new Uint8Array(3));
    await one.ended;
    const two = open({ maxMessageBytes: 10 });
    await two.opened;
    connections[1]?.send({ far: 'too long for the limit' });
    await two.ended;
    expect([...one.closed, ...two.closed].map((error) => error.code)).toEqual(['garbage', 'garbage']);
  });

  it('is refused for a forbidden address', async () => {
    const { ended, closed } = open({
      egress: createEgress({ allowHosts: [], allowListSetting: 'PARLEY_EGRESS_ALLOW' }),
    });
    await ended;
    expect(closed).toMatchObject([
      { code: 'refused', message: expect.stringMatching(/^a\/b may not be reached: .* PARLEY_EGRESS_ALLOW\.$/) },
    ]);
  });
});
