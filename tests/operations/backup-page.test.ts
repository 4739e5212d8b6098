import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findRunningSocket, SOCKET_PORT } from '@parley/embedded-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyBackup } from '../../server/src/app/backup/backup-folder.ts';
import { createBackup } from '../../server/src/app/backup/create-backup.ts';
import { restoreBackup } from '../../server/src/app/backup/restore-backup.ts';
import { readConfig } from '../../server/src/app/config.ts';
import { openChat, type Visitor, visitorAt } from '../../server/test/visitor.ts';
import {
  addressOf,
  type FirstPrint,
  type Parley,
  readFirstPrint,
  runParley,
  temporaryFolder,
} from '../first-run/run-parley.ts';

// After the restore of the page as it was, every file and picture answered 404. This follows the page word by word: the
// commands come out of its code blocks, and what an installation holds must be there afterwards.

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(root, 'docs/operations/backup.md'), 'utf8');
const commands = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, command]) => (command ?? '').trim());

const folder = temporaryFolder();
const dataDir = join(folder.path, 'a data folder');
const png = Buffer.from('\x89PNG\r\n\x1a\n a picture', 'latin1');
const sound = Buffer.from('RIFF a recording');
/** Erased after the backup. */
const person = '+46701740608';
const header = 'Bearer sealed-0123456789abcdef';

let peer: Server;
let heard: (string | undefined)[] = [];
let env: Record<string, string>;
let parley: Parley;

beforeAll(async () => {
  peer = createServer((request, response) => {
    heard.push(request.headers.authorization);
    response.setHeader('content-type', 'application/json');
    response.end('{"ok":true}');
  });
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
  env = {
    PARLEY_DATA_DIR: dataDir,
    PARLEY_MODELS_OFFLINE: 'true',
    PARLEY_MODEL_SERVER_DISCOVERY: 'false',
    PARLEY_EGRESS_ALLOW: `127.0.0.1:${(peer.address() as AddressInfo).port}`,
  };
});
afterAll(async () => {
  await parley?.kill('SIGKILL');
  peer.close();
  folder.remove();
});

/** Runs a command of the page as a person would type it, with the settings of the installation. */
function typed(command: string, more: Record<string, string> = {}) {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(PARLEY_|DATABASE_|NODE_ENV$)/.test(name)),
  );
  const folders = { BACKUP_FOLDER: join(folder.path, 'backup'), OLD_DATA_FOLDER: `${dataDir} lost` };
  const variables = { ...inherited, ...env, ...folders, ...more };
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn('sh', ['-ec', command], { cwd: root, env: variables });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ code, output }));
  });
}

interface Kept {
  first: FirstPrint;
  visitor: Pick<Visitor, 'sessionId' | 'token' | 'messages'>;
  fileUrl: string;
  avatarUrl: string;
  toolId: string;
  callId: string;
  /** Calls of `person`. */
  erasedCallIds: [string, string];
  refresh: string;
}

/** A client of the running installation. */
function clientOf(base: string, first: FirstPrint) {
  const headers = { 'x-api-key': first.tenantKey };
  const json = async (method: string, path: string, body?: unknown) => {
    const init = { method, headers: { ...headers, 'content-type': 'application/json' } };
    const answer = await fetch(base + path, body === undefined ? init : { ...init, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as Record<string, never> };
  };
  const form = async (path: string, bytes: Buffer, name: string) => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(bytes)], name));
    return (await (await fetch(base + path, { method: 'POST', headers, body })).json()) as Record<string, string>;
  };
  return { json, form };
}

/** Fills an installation with one of everything. */
async function fill(base: string): Promise<Kept> {
  const output = parley.output();
  const first = readFirstPrint(output);
  const { json, form } = clientOf(base, first);
  await json('PUT', `/api/chat/widget/${first.agentId}/config`, { allow_file_uploads: true });
  const { agent_avatar_url: avatarUrl = '' } = await form(`/api/chat/widget/${first.agentId}/avatar`, png, 'a.png');
  const visitor = await openChat(base, first.agentId);
  const { body: file } = await visitor.upload('photo.png', png);
  await visitor.send('See the picture', { file_ids: [file.id] });
  const tool = await json('POST', '/api/tools', {
    name: 'order_status',
    type: 'webhook',
    description: 'Where an order is',
    parameters: { type: 'object', properties: {} },
    request: { url: `http://${env['PARLEY_EGRESS_ALLOW']}/orders`, headers: { Authorization: header } },
  });
  const [, password = ''] = /Admin login.*password (\S+)/.exec(output) ?? [];
  const login = await json('POST', '/api/auth/login', { email: 'admin@parley.localhost', password });
  const { sessionId, token, messages } = visitor;
  return {
    first,
    visitor: { sessionId, token, messages },
    fileUrl: file.url,
    avatarUrl,
    toolId: tool.body['id'] ?? '',
    callId: await addRecording(first.agentId),
    erasedCallIds: [await addRecording(first.agentId, person), await addRecording(first.agentId, person)],
    refresh: login.body['refresh_token'] ?? '',
  };
}

async function connect(): Promise<pg.Client> {
  const host = dirname((await findRunningSocket(dataDir)) ?? '');
  const client = new pg.Client({ host, port: SOCKET_PORT, user: 'postgres', database: 'parley' });
  await client.connect();
  return client;
}

/** Deletes a call's row alone, as its retention might have done before the erasure. */
async function forgetCall(id: string): Promise<void> {
  const client = await connect();
  await client.query('delete from calls where id = $1', [id]);
  await client.end();
}

/** A call with a recording that is ready, as a media worker and the job that finishes recordings leave it. */
async function addRecording(agentId: string, phoneNumber: string | null = null): Promise<string> {
  const client = await connect();
  const { rows } = await client.query<{ tenant: string; id: string }>(
    `select tenant_id as tenant, gen_random_uuid() as id from agents where id = $1`,
    [agentId],
  );
  const { tenant = '', id = '' } = rows[0] ?? {};
  const key = `recordings/${tenant}/${id}.wav`;
  mkdirSync(dirname(join(dataDir, key)), { recursive: true });
  writeFileSync(join(dataDir, key), sound);
  await client.query(
    `insert into calls (tenant_id, id, agent_config, type, direction, status, created_at, started_at, ended_at, end_reason,
       phone_number, recording_state, recording_key, recording_content_type, recording_channels, recording_bytes,
       recording_duration_ms, recording_sha256)
     values ($1, $2, '{"name": "Demo"}', 'web', 'inbound', 'completed', now(), now(), now(), 'user_hangup',
       $6, 'ready', $3, 'audio/wav', 2, $4, 1000, $5)`,
    [tenant, id, key, sound.length, createHash('sha256').update(sound).digest('hex'), phoneNumber],
  );
  await client.end();
  return id;
}

const bytesAt = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer()).toString('latin1');

/** Everything of an installation that a person would miss. */
async function look(base: string, kept: Kept) {
  const { json } = clientOf(base, kept.first);
  heard = [];
  const tried = await json('POST', `/api/tools/${kept.toolId}/test`, { arguments: {} });
  const recording = await json('GET', `/api/calls/${kept.callId}/recording`);
  const link = new URL(recording.body['url'] ?? base);
  return {
    agent: (await json('GET', `/api/agents/${kept.first.agentId}`)).status,
    messages: (await visitorAt(base, kept.visitor).history()).map(({ text }) => text),
    file: await bytesAt(base + kept.fileUrl),
    avatar: await bytesAt(base + kept.avatarUrl),
    recording: await bytesAt(base + link.pathname + link.search),
    tried: tried.status,
    heard,
  };
}

describe('docs/operations/backup.md', () => {
  it('documents four commands: make, verify, restore, start', () => {
    expect(commands).toEqual([
      expect.stringMatching(/ backup -- --to /),
      expect.stringMatching(/ backup -- --verify /),
      expect.stringMatching(/ restore -- --from /),
      'npm start',
    ]);
  });

  it('restores all data when followed to the letter', async () => {
    const [make = '', verify = '', restore = ''] = commands;
    parley = runParley(env);
    const base = await addressOf(parley);
    const kept = await fill(base);
    const before = await look(base, kept);
    expect(before).toMatchObject({
      agent: 200,
      file: png.toString('latin1'),
      avatar: png.toString('latin1'),
      recording: sound.toString('latin1'),
      tried: 200,
      heard: [header],
    });

    expect(await typed(make)).toMatchObject({ code: 0, output: expect.stringContaining('It holds keys.json') });
    expect(await typed(verify)).toMatchObject({ code: 0, output: expect.stringContaining('is whole') });
    // Data written after the backup is not in it.
    await visitorAt(base, kept.visitor).send('Too late for the backup');
    await forgetCall(kept.erasedCallIds[1]);
    const { json } = clientOf(base, kept.first);
    const erased = await json('DELETE', `/api/calls/erase/by-subject?phone_number=${encodeURIComponent(person)}`);
    expect(erased.body).toMatchObject({ state: 'complete', counts: { calls: 1, 'files.recordings': 2 } });

    await parley.kill('SIGKILL');
    renameSync(dataDir, `${dataDir} lost`);
    expect(await typed(restore)).toMatchObject({ code: 0, output: expect.stringContaining('Restored') });

    // `npm start` is this, but for the build of the web parts.
    parley = runParley(env);
    const again = await addressOf(parley);
    expect(await look(again, kept)).toEqual(before);
    // A call that was erased after the backup, and one of the same person that only the backup still had.
    const client = clientOf(again, kept.first);
    for (const id of kept.erasedCallIds) expect((await client.json('GET', `/api/calls/${id}`)).status).toBe(404);
    expect(
      readdirSync(join(dataDir, 'recordings'), { recursive: true }).filter((name) => `${name}`.endsWith('.wav')),
    ).toEqual([expect.stringContaining(kept.callId)]);
    const certificate = `/api/privacy/deletion-certificates/${erased.body['id']}`;
    expect((await client.json('GET', certificate)).body).toMatchObject({ state: 'complete', verification: 'valid' });
    const { body } = await clientOf(again, kept.first).json('POST', '/api/auth/refresh', {
      refresh_token: kept.refresh,
    });
    expect(body).toHaveProperty('access_token');
    expect((await parley.kill('SIGTERM')).code).toBe(0);
  }, 300_000);

  it('works for a stopped installation too, without keys on request; it overwrites nothing, and detects damage', async () => {
    const backup = join(folder.path, 'at rest');
    const target = join(folder.path, 'elsewhere');
    const options = {
      folder: backup,
      withoutDatabase: false,
      withModels: false,
      now: new Date(),
      log: () => undefined,
    };
    const config = readConfig({ PARLEY_DATA_DIR: dataDir });
    const restoreTo = (to: string) => restoreBackup({ folder: backup, dataDir: to, hasOwnDatabase: false });

    const inside = { ...options, folder: join(dataDir, 'backup') };
    await expect(createBackup({ ...inside, config, withoutKeys: true })).rejects.toThrow('in the data folder');
    const manifest = await createBackup({ ...options, config, withoutKeys: true });
    await expect(createBackup({ ...options, config, withoutKeys: true })).rejects.toThrow('is not empty');
    await expect(restoreTo(dataDir)).rejects.toThrow('writes over nothing');
    const names = manifest.files.map(({ path }) => path);
    expect(manifest.hasKeys).toBe(false);
    expect(names).toContain('postgres/global/pg_control');
    expect(names).not.toContain('keys.json');
    await restoreTo(target);
    expect(readdirSync(target).toSorted()).toEqual([
      'avatars',
      'chat-files',
      'erasures.ndjson',
      'postgres',
      'recordings',
    ]);
    rmSync(target, { recursive: true });

    const picture = names.find((name) => name.startsWith('avatars/')) ?? '';
    writeFileSync(join(backup, 'data', picture), 'changed');
    await expect(restoreTo(target)).rejects.toThrow(`${picture} is not as it was written`);
    rmSync(join(backup, 'data', picture));
    await expect(verifyBackup(backup)).rejects.toThrow(`${picture} cannot be read`);
    writeFileSync(
      join(backup, 'manifest.json'),
      JSON.stringify({ ...manifest, files: [{ path: '../x', bytes: 0, sha256: '' }] }),
    );
    await expect(restoreTo(target)).rejects.toThrow('lies outside');
    rmSync(join(backup, 'manifest.json'));
    await expect(restoreTo(target)).rejects.toThrow('no complete backup');
    expect(existsSync(target)).toBe(false);
  }, 120_000);

  it('refuses an external database unless --without-database is given', async () => {
    const config = readConfig({ PARLEY_DATA_DIR: dataDir, DATABASE_URL: 'postgres://parley@db.example.com/parley' });
    const options = { folder: join(folder.path, 'own'), withoutKeys: false, withModels: false, now: new Date() };
    const backUp = (withoutDatabase: boolean) =>
      createBackup({ ...options, config, withoutDatabase, log: () => undefined });
    await expect(backUp(false)).rejects.toThrow('--without-database');
    const manifest = await backUp(true);
    expect(manifest).toMatchObject({ postgresMajor: null, hasKeys: true });
    expect(manifest.files.some(({ path }) => path.startsWith('postgres/'))).toBe(false);
  });
});
