import { MessageChannel } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { createTypedPort, PortError, type PortMessage } from './typed-port.ts';

interface Requests {
  double(value: number): number;
  refuse(value: null): string;
}
interface Events {
  log(line: string): void;
}
interface Nothing {}

const channels: MessageChannel[] = [];
afterEach(() => {
  for (const { port1 } of channels.splice(0)) port1.close();
});

function openPorts() {
  const channel = new MessageChannel();
  channels.push(channel);
  const lines: string[] = [];
  const server = createTypedPort<Requests, Events, Nothing, Nothing>({
    post: (message) => channel.port1.postMessage(message),
    handlers: {
      requests: {
        double: async (value) => value * 2,
        refuse: async () => {
          throw new PortError('offer', 'Not acceptable');
        },
      },
      events: { log: (line) => void lines.push(line) },
    },
  });
  const client = createTypedPort<Nothing, Nothing, Requests, Events>({
    post: (message) => channel.port2.postMessage(message),
    handlers: { requests: {}, events: {} },
  });
  channel.port1.on('message', (message: PortMessage) => server.receive(message));
  channel.port2.on('message', (message: PortMessage) => client.receive(message));
  return { client, lines };
}

it('a request resolves with the result of its own id', async () => {
  const { client } = openPorts();
  expect(await Promise.all([client.request('double', 2), client.request('double', 21)])).toEqual([4, 42]);
});

it('a refused request rejects with the code and message of the other side', async () => {
  const { client } = openPorts();
  await expect(client.request('refuse', null)).rejects.toMatchObject({ code: 'offer', message: 'Not acceptable' });
});

it('events arrive in order, before the result of a later request', async () => {
  const { client, lines } = openPorts();
  client.emit('log', 'first');
  client.emit('log', 'second');
  await client.request('double', 1);
  expect(lines).toEqual(['first', 'second']);
});

it('close rejects every pending request with its cause', async () => {
  const silent = createTypedPort<Nothing, Nothing, Requests, Events>({
    post() {},
    handlers: { requests: {}, events: {} },
  });
  const answer = silent.request('double', 1);
  silent.close(new Error('The media worker died'));
  await expect(answer).rejects.toThrow('The media worker died');
});
