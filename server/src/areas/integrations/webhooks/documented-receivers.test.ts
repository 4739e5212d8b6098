import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it, vi } from 'vitest';

// The receivers that docs/how-to/receive-webhooks.md gives to copy, run as they stand there but for their port.

const page = readFileSync(new URL('../../../../../docs/how-to/receive-webhooks.md', import.meta.url), 'utf8');
const secret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`;
const body = JSON.stringify({ type: 'ping', data: { text: 'Grüß Gott' } });

/** Snippet of a language that has the receiver. */
function snippetIn(language: string): string {
  const found = [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, text]) => text ?? '',
  );
  const receiver = found.find((text) => text.includes('8000'));
  if (receiver === undefined) throw new Error(`The page has no receiver in ${language}`);
  return receiver;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The server had no port');
  return address.port;
}

let running: { child: ChildProcess; folder: string } | undefined;
afterEach(async () => {
  if (!running) return;
  const { child, folder } = running;
  running = undefined;
  if (child.exitCode === null && child.kill()) await once(child, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a receiver; resolves with its URL and what it has printed so far. */
async function start(command: string, language: string, file: string) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'parley-receiver-'));
  writeFileSync(join(folder, file), snippetIn(language).replaceAll('8000', String(port)));
  const child = spawn(command, [join(folder, file)], { env: { ...process.env, WEBHOOK_SECRET: secret } });
  running = { child, folder };
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const url = `http://127.0.0.1:${port}/`;
  await vi.waitFor(() => fetch(url, { method: 'POST' }), { timeout: 15_000 });
  return { url, printed: () => printed };
}

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.each([
  { name: 'Node', command: process.execPath, language: 'js', file: 'receiver.mjs', isInstalled: true },
  { name: 'Python', command: 'python3', language: 'python', file: 'receiver.py', isInstalled: hasPython },
])('the documented receiver in $name', ({ command, language, file, isInstalled }) => {
  it.skipIf(!isInstalled)('accepts what is signed, also by one of two secrets, and refuses the rest', async () => {
    const { url, printed } = await start(command, language, file);
    const now = new Date();
    const send = async (sent: { at?: Date; body?: string; signature?: string }) => {
      const { at = now, body: content = body, signature = new Webhook(secret).sign('msg_1', at, body) } = sent;
      const headers = {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': signature,
      };
      return (await fetch(url, { method: 'POST', headers, body: content })).status;
    };
    const other = new Webhook(`whsec_${Buffer.from('another secret').toString('base64')}`).sign('msg_1', now, body);
    const signed = new Webhook(secret).sign('msg_1', now, body);
    expect(await send({})).toBe(204);
    await vi.waitFor(() => expect(printed()).toContain('ping'));
    expect(await send({ signature: `${other} ${signed}` })).toBe(204);
    expect(await send({ signature: other })).toBe(401);
    expect(await send({ body: body.replace('ping', 'pong') })).toBe(401);
    expect(await send({ at: new Date(now.getTime() - 301_000) })).toBe(401);
    expect(await send({ signature: '' })).toBe(401);
    expect(printed()).not.toContain('pong');
  });
});
