import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectNats } from '@nats-io/transport-node';
import { describe, expect, it } from 'vitest';
import { createLogger } from '#platform/log/logger.ts';
import { type BusEngine, describeBus } from './bus.conformance.ts';
import { BusUnreachable } from './bus.ts';
import { createNatsBus } from './nats-bus.ts';

const log = createLogger({ level: 'silent' });
const program = 'nats-server';
const hasServer = canRun();
if (!hasServer) console.info('The bus over NATS is not tested here: there is no nats-server on the PATH.');

function canRun(): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}

async function startNats(): Promise<BusEngine> {
  const [port, monitorPort] = [await freePort(), await freePort()];
  const url = `nats://127.0.0.1:${port}`;
  let server = await run();

  async function run(): Promise<ChildProcess> {
    const child = spawn(program, ['-a', '127.0.0.1', '-p', `${port}`, '-m', `${monitorPort}`], {
      stdio: 'ignore',
    });
    while (!(await answers(port))) await sleep(20);
    return child;
  }
  async function end(): Promise<void> {
    server.kill('SIGKILL');
    await once(server, 'exit');
  }

  return {
    open: () => createNatsBus({ url, log }),
    openUnreachable: () => createNatsBus({ url: 'nats://127.0.0.1:1', log }),
    async cut() {
      await end();
      server = await run();
    },
    async sayRaw(payload) {
      const stranger = await connectNats({ servers: url });
      stranger.publish('parley.bus', payload);
      await stranger.drain();
    },
    async countConnections() {
      const answer = await fetch(`http://127.0.0.1:${monitorPort}/connz`);
      const { connections } = (await answer.json()) as { connections: { name?: string }[] };
      return connections.filter((each) => each.name === 'parley').length;
    },
    close: end,
  };
}

describe.skipIf(!hasServer)('the bus over NATS', () => describeBus(startNats));

describe('the bus over NATS, at the start', () => {
  it('names the server that does not respond', async () => {
    const bus = createNatsBus({ url: 'nats://operator:s3cret@127.0.0.1:1', log });
    const failure = await bus.ready().catch((error: Error) => error);
    expect(failure).toBeInstanceOf(BusUnreachable);
    expect((failure as Error).message).toBe('No NATS server answers at 127.0.0.1:1 (connection refused)');
    await bus.close();
  });

  // A firewall that drops packets, or a port that speaks something else, kept the start waiting for 20 s or more.
  it('times out after 5 s on a server that accepts and stays silent', async () => {
    const mute = createServer(() => {}).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as AddressInfo;
    const bus = createNatsBus({ url: `nats://127.0.0.1:${port}`, log });
    await expect(bus.ready()).rejects.toThrow(`No NATS server answers at 127.0.0.1:${port} (timeout)`);
    mute.close();
    await bus.close();
  }, 10_000);
});
