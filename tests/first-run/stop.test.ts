import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../server/test/test-database.ts';
import { openChat } from '../../server/test/visitor.ts';
import { addressOf, databaseUrl, type Parley, readFirstPrint, runParley, temporaryFolder } from './run-parley.ts';

const folder = temporaryFolder();
let database: TestDatabase;
let model: Server;
let parley: Parley;
let address: string;
let agentId: string;
/** Pending deltas of the model, released one at a time. */
let sayNext: (word: string | null) => void = () => {};
let asked: () => void = () => {};

beforeAll(async () => {
  database = await createTestDatabase();
  model = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (delta: object, finish_reason: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
      );
    sayNext = (word) => {
      if (word !== null) return send({ role: 'assistant', content: word });
      send({}, 'stop');
      response.end('data: [DONE]\n\n');
    };
    asked();
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(model.address() as { port: number }).port}`;
  parley = runParley({
    DATABASE_URL: databaseUrl(database.name),
    PARLEY_DATA_DIR: join(folder.path, 'data'),
    PARLEY_EGRESS_ALLOW: host,
  });
  address = await addressOf(parley);
  const { tenantKey } = readFirstPrint(parley.output());
  const made = await fetch(`${address}/api/agents`, {
    method: 'POST',
    headers: { 'x-api-key': tenantKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Slow',
      first_speaker: 'user',
      llm: { provider: 'openai-compatible', model: 'm', url: `http://${host}/v1`, fallbacks: [] },
    }),
  });
  agentId = ((await made.json()) as { id: string }).id;
});
afterAll(async () => {
  await parley.kill('SIGKILL');
  model.close();
  await database.drop();
  folder.remove();
});

describe('SIGTERM', () => {
  it('finishes replies in progress, refuses new requests, and exits with 0 despite open browser connections', {
    timeout: 60_000,
  }, async () => {
    const visitor = await openChat(address, agentId);
    const events = await visitor.follow();
    await events.next();
    const spare = connect(Number(new URL(address).port), '127.0.0.1');
    spare.on('error', () => {});

    const modelIsAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const answer = await visitor.stream('Tell me');
    await modelIsAsked;
    sayNext('Half');
    await answer.until('message.delta');

    const ended = parley.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(`${address}/api/health`).then(
          (response) => response.status,
          () => 'refused',
        ),
      )
      .toBe('refused');
    expect(parley.child.exitCode).toBeNull();
    sayNext(' and whole');
    sayNext(null);
    const rest = await answer.rest();
    expect(rest.at(-1)?.data.data['message']).toMatchObject({ text: 'Half and whole', status: 'complete' });
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(parley.output()).not.toMatch(/"level":(50|60)|\n\s+at /);
    spare.destroy();
  });

  it('replies given during the shutdown are stored', { timeout: 60_000 }, async () => {
    const again = runParley({ DATABASE_URL: databaseUrl(database.name), PARLEY_DATA_DIR: join(folder.path, 'data') });
    await addressOf(again);
    const ended = await again.kill('SIGTERM');
    expect(ended).toEqual({ code: 0, signal: null });
    expect(await readTexts()).toEqual(['Tell me', 'Half and whole']);
  });
});

async function readTexts(): Promise<string[]> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl(database.name) });
  await client.connect();
  const { rows } = await client.query('select text from chat_messages order by session_id, seq');
  await client.end();
  return rows.map((row) => row.text as string);
}
