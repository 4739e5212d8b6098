import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createEgress } from '@parley/egress';

/** Profiles every thread of a server while calls are measured: its own profile knows only of the main thread. */
interface ThreadProfiler {
  /** Given to the server when it starts. */
  env: Record<string, string>;
  /** Begins; the function returned ends and keeps a file for each thread. */
  start(name: string): Promise<() => Promise<void>>;
}

const profileBytesMax = 256 * 2 ** 20;

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
}

/** Does nothing without BENCH_PROFILE_DIR. */
export async function createThreadProfiler(): Promise<ThreadProfiler> {
  const folder = process.env['BENCH_PROFILE_DIR'];
  if (folder === undefined) return { env: {}, start: async () => async () => {} };
  const port = await freeTcpPort();
  return {
    env: { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` },
    start: (name) => profile(port, folder, name),
  };
}

async function profile(port: number, folder: string, name: string): Promise<() => Promise<void>> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { webSocketDebuggerUrl: string }[];
  const egress = createEgress({ allowHosts: [`127.0.0.1:${port}`], userAgent: 'Parley bench' });
  const socket = await egress.openWebSocket(targets[0]?.webSocketDebuggerUrl ?? '', {
    timeoutMs: 5_000,
    maxBytes: profileBytesMax,
  });
  const threads: string[] = [];
  const main = createAsker((text) => socket.send(text));
  const workers = new Map<string, ReturnType<typeof createAsker>>();
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Message;
    const sessionId = String(message.params?.['sessionId']);
    if (message.method === 'NodeWorker.attachedToWorker') threads.push(sessionId);
    else if (message.method === 'NodeWorker.receivedMessageFromWorker')
      workers.get(sessionId)?.receive(JSON.parse(String(message.params?.['message'])) as Message);
    else main.receive(message);
  });
  await main.ask('NodeWorker.enable', { waitForDebuggerOnStart: false });
  for (const sessionId of threads) {
    const send = (message: string) => void main.ask('NodeWorker.sendMessageToWorker', { sessionId, message });
    workers.set(sessionId, createAsker(send));
  }
  const all = [main, ...workers.values()];
  for (const thread of all) {
    await thread.ask('Profiler.enable');
    await thread.ask('Profiler.start');
  }
  return async () => {
    for (const [index, thread] of all.entries()) {
      const { profile: samples } = await thread.ask('Profiler.stop');
      writeFileSync(join(folder, `${name}-thread-${index}.cpuprofile`), JSON.stringify(samples));
    }
    socket.close();
    await egress.close();
  };
}

/** Questions of the debugging protocol and their answers. */
function createAsker(send: (text: string) => void) {
  const waiting = new Map<number, (result: Record<string, unknown>) => void>();
  let ids = 0;
  return {
    receive({ id, result }: Message): void {
      if (id === undefined) return;
      waiting.get(id)?.(result ?? {});
      waiting.delete(id);
    },
    ask(method: string, params: object = {}): Promise<Record<string, unknown>> {
      ids += 1;
      const id = ids;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        send(JSON.stringify({ id, method, params }));
      });
    },
  };
}

/** A port without a listener at the moment. */
export async function freeTcpPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
