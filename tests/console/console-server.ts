import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { createTestDatabase } from '../../server/test/test-database.ts';
import { addressOf, databaseUrl, readFirstPrint, runParley, temporaryFolder } from '../first-run/run-parley.ts';

export interface ConsoleServer {
  origin: string;
  admin: { email: string; password: string };
  agentName: string;
  platformKey: string;
  tenantKey: string;
  /** Asks the database of the installation, past the product. */
  query<Row extends object>(text: string): Promise<Row[]>;
  /** Ends the process; `start` runs it again at the same address, with the same data. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** The whole product after its first start, as an operator has it: no mail server, private addresses allowed to tools. */
export async function startConsoleServer(env: Record<string, string> = {}): Promise<ConsoleServer> {
  const database = await createTestDatabase();
  const folder = temporaryFolder();
  const settings = {
    DATABASE_URL: databaseUrl(database.name),
    PARLEY_DATA_DIR: folder.path,
    PARLEY_EGRESS_ALLOW: '127.0.0.0/8',
    PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '100000',
    ...env,
  };
  let parley = runParley(settings);
  const origin = await addressOf(parley);
  const [, email = '', password = ''] = /Admin login\s+(\S+)\s+password (\S+)/.exec(parley.output()) ?? [];
  return {
    origin,
    admin: { email, password },
    agentName: 'Robin',
    platformKey: /Platform key\s+(\S+)/.exec(parley.output())?.[1] ?? '',
    tenantKey: readFirstPrint(parley.output()).tenantKey,
    async query<Row extends object>(text: string) {
      const client = new pg.Client({ connectionString: databaseUrl(database.name) });
      await client.connect();
      return client
        .query<Row>(text)
        .then(({ rows }) => rows)
        .finally(() => client.end());
    },
    stop: async () => void (await parley.kill('SIGKILL')),
    async start() {
      parley = runParley({ ...settings, PARLEY_PORT: new URL(origin).port });
      await addressOf(parley);
    },
    async close() {
      await parley.kill('SIGTERM');
      await database.drop();
      folder.remove();
    },
  };
}

/** A service of a customer's, which answers every request and remembers it. */
export async function startOrderService() {
  const requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, headers, body: Buffer.concat(chunks).toString('utf8') });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ state: 'shipped', days: 2 }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    requests,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const stepMs = 30_000;

/** TOTP code for a secret (RFC 6238), `stepsAhead` steps of 30 s from now. */
export function codeOf(secret: string, stepsAhead = 0): string {
  const bits = [...secret.replaceAll(/[=\s]/g, '').toUpperCase()]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / stepMs) + stepsAhead));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}
