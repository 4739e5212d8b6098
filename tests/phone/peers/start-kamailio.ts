import { readFileSync, writeFileSync } from 'node:fs';
import { createSocket } from 'node:dgram';
import { join } from 'node:path';
import { temporaryFolder } from '../../first-run/run-parley.ts';
import { freePorts } from './free-ports.ts';
import { startPeer } from './peer-process.ts';

/** A running Kamailio, a registrar and proxy by another project. */
export interface Kamailio {
  port: number;
  output(): string;
  stop(): Promise<void>;
}

const modulesFolders = ['/usr/lib/x86_64-linux-gnu/kamailio/modules', '/usr/lib/aarch64-linux-gnu/kamailio/modules'];
const startTries = 100;

/**
 * Starts Kamailio with a configuration. `configure` gets its port and folder, and returns the text; what it wants beside
 * it can be written into the folder. Resolves when it answers.
 */
export async function startKamailio(configure: (place: { port: number; folder: string }) => string): Promise<Kamailio> {
  const folder = temporaryFolder();
  const port = await freePorts(2);
  const config = join(folder.path, 'kamailio.cfg');
  writeFileSync(config, configure({ port, folder: folder.path }));
  // -DD: stays in the foreground; -E: says what is wrong where it can be read.
  const args = ['-f', config, '-DD', '-E', '-m', '64', '-Y', folder.path, '-P', join(folder.path, 'pid')];
  const peer = startPeer('kamailio', [...args, '-L', modulesFolders.join(':')], folder.path);
  await answers(port, () => peer.output()).catch(async (error: unknown) => {
    await peer.stop();
    folder.remove();
    throw error;
  });
  return {
    port,
    output: () => peer.output(),
    async stop() {
      await peer.stop();
      folder.remove();
    },
  };
}

/** The configuration that the handbook shows, at places of the test's own. */
export function documentedConfig(place: { port: number; folder: string; nodes: readonly string[] }): string {
  const { port, folder, nodes } = place;
  const read = (name: string) =>
    readFileSync(new URL(`../../../docs/operations/kamailio/${name}`, import.meta.url), 'utf8');
  const list = join(folder, 'dispatcher.list');
  const [line = ''] = read('dispatcher.list')
    .split('\n')
    .filter((text) => /^\d/.test(text));
  writeFileSync(list, nodes.map((node) => `${line.replace(/sip:\S+/, node)}\n`).join(''));
  return replaceEach(read('kamailio.cfg'), [
    ['udp:0.0.0.0:5060', `udp:127.0.0.1:${port}`],
    ['tcp:0.0.0.0:5060', `tcp:127.0.0.1:${port}`],
    ['/etc/kamailio/dispatcher.list', list],
  ]);
}

function replaceEach(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The configuration no longer holds ${from}`);
    return changed.replaceAll(from, to);
  }, text);
}

/** Asks over UDP until there is an answer. */
async function answers(port: number, output: () => string): Promise<void> {
  const socket = createSocket('udp4');
  const heard = new Promise<void>((resolve) => socket.once('message', () => resolve()));
  const asking = setInterval(() => {
    const own = socket.address().port;
    const text = [
      `OPTIONS sip:127.0.0.1:${port} SIP/2.0`,
      `Via: SIP/2.0/UDP 127.0.0.1:${own};branch=z9hG4bK${Date.now()};rport`,
      `From: <sip:test@127.0.0.1>;tag=1`,
      `To: <sip:127.0.0.1:${port}>`,
      `Call-ID: ${Date.now()}@127.0.0.1`,
      'CSeq: 1 OPTIONS',
      'Max-Forwards: 70',
      'Content-Length: 0',
      '\r\n',
    ].join('\r\n');
    socket.send(text, port, '127.0.0.1');
  }, 100);
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const timer = new Promise<void>((_resolve, reject) =>
    setTimeout(() => reject(new Error(`Kamailio did not start:\n${output()}`)), startTries * 100).unref(),
  );
  try {
    await Promise.race([heard, timer]);
  } finally {
    clearInterval(asking);
    socket.close();
  }
}
