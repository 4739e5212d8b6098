import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A real CalDAV server of this machine in a folder of its own. */
export interface DavServer {
  origin: string;
  username: string;
  password: string;
  /** Makes an empty calendar; returns its path. */
  makeCalendar(name: string): Promise<string>;
  /** Sends a request as the account. */
  request(method: string, path: string, body?: string): Promise<Response>;
  stop(): Promise<void>;
}

export const davPrograms = ['radicale', 'xandikos'] as const;
export type DavProgram = (typeof davPrograms)[number];

/** True where the program is installed; else its tests are skipped. */
export const hasDavProgram = (program: DavProgram): boolean => spawnSync(program, ['--help']).status === 0;

const username = 'reception@example.com';
const password = 'app-password-1';
const user = encodeURIComponent(username);

/** Starts the program on a free port. Xandikos knows no accounts, so its tests have no wrong password. */
export async function startDavServer(program: DavProgram): Promise<DavServer> {
  const folder = await mkdtemp(join(tmpdir(), `parley-${program}-`));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const process = program === 'radicale' ? await spawnRadicale(folder, port) : spawnXandikos(folder, port);
  let words = '';
  process.stderr?.on('data', (chunk: Buffer) => (words += chunk));
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const request = (method: string, path: string, body?: string) =>
    fetch(`${origin}${path}`, {
      method,
      headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'text/calendar; charset=utf-8' }) },
      ...(body === undefined ? {} : { body }),
    });
  await ready(
    () => request('GET', '/'),
    () => `${program} does not answer: ${words}`,
  );
  const home = program === 'radicale' ? `/${user}/` : '/user/calendars/';
  return {
    origin,
    username,
    password,
    async makeCalendar(name) {
      const path = `${home}${name}/`;
      const made = await request('MKCALENDAR', path);
      if (made.status !== 201) throw new Error(`MKCALENDAR answered ${made.status}`);
      return path;
    },
    request,
    async stop() {
      const ended = new Promise((resolve) => process.once('exit', resolve));
      process.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function spawnRadicale(folder: string, port: number): Promise<ChildProcess> {
  const users = join(folder, 'users');
  const config = join(folder, 'config');
  await writeFile(users, `${username}:${password}\n`);
  await writeFile(
    config,
    `[server]\nhosts = 127.0.0.1:${port}\n[auth]\ntype = htpasswd\nhtpasswd_filename = ${users}\nhtpasswd_encryption = plain\ndelay = 0\n[storage]\nfilesystem_folder = ${join(folder, 'data')}\n`,
  );
  return spawn('radicale', ['--config', config], { stdio: ['ignore', 'ignore', 'pipe'] });
}

function spawnXandikos(folder: string, port: number): ChildProcess {
  const place = ['-d', folder, '-l', '127.0.0.1', '-p', String(port)];
  return spawn('xandikos', [...place, '--defaults', '--autocreate', '--current-user-principal', '/user/'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function ready(ask: () => Promise<Response>, fault: () => string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const answer = await ask().catch(() => null);
    if (answer) return;
    await delay(50);
  }
  throw new Error(fault());
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
