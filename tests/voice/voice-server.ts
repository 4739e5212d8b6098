import { join } from 'node:path';
import pg from 'pg';
import { createTestDatabase } from '../../server/test/test-database.ts';
import {
  addressOf,
  databaseUrl,
  type Parley,
  readFirstPrint,
  runParley,
  temporaryFolder,
} from '../first-run/run-parley.ts';
import { type ParleyApi, parleyApi } from './parley-api.ts';

/** Time limits that do not depend on the machine's speed, and no downloads. */
export const voiceEnv = {
  PARLEY_SPEECH_MODELS: 'off',
  PARLEY_MODEL_SERVER_DISCOVERY: 'false',
  PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '100000',
  PARLEY_RECORDING_FORMAT: 'wav',
  PARLEY_DRAIN_SECONDS: '2',
};

/** Short greeting and knowledge for the demo agent: speaking its own takes 12 s in each call. */
const briefly = {
  greeting: 'Hi! This is Robin.',
  prompt: '# Opening hours\nWe are open Monday to Friday from 9 to 18.',
};

/** The whole product in a separate process, with the demo agent, for tests that call. */
export interface VoiceServer {
  parley: Parley;
  /** Environment of the process, for another process of the same installation. */
  env: Record<string, string>;
  api: ParleyApi;
  demoAgentId: string;
  /** Questions that the pages of an agent suggest, which no operation sets in this version. */
  suggest(agentId: string, questions: string[]): Promise<void>;
  rows<Row>(query: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

export async function startVoiceServer(env: Record<string, string> = {}): Promise<VoiceServer> {
  const folder = temporaryFolder();
  const database = await createTestDatabase();
  const url = databaseUrl(database.name);
  const startedWith = { ...voiceEnv, DATABASE_URL: url, PARLEY_DATA_DIR: join(folder.path, 'data'), ...env };
  const parley = runParley(startedWith);
  const client = new pg.Client({ connectionString: url });
  const rows = async <Row>(query: string, values: unknown[] = []) => (await client.query(query, values)).rows as Row[];
  async function stop() {
    const ended = await parley.kill('SIGTERM');
    await client.end();
    await database.drop();
    folder.remove();
    return ended;
  }
  try {
    await client.connect();
    const base = await addressOf(parley);
    const { tenantKey, agentId } = readFirstPrint(parley.output());
    const api = parleyApi(base, tenantKey);
    // A public URL without a port of its own leads to another process, which is not there yet.
    if (!('PARLEY_PUBLIC_URL' in env) || 'PARLEY_PORT' in env) await shortenDemoAgent(api, agentId);
    return {
      parley,
      env: startedWith,
      api,
      demoAgentId: agentId,
      async suggest(agent, questions) {
        const quickQuestions = questions.map((message) => ({ text: message, message }));
        await rows(
          `insert into chat_widget_configs select tenant_id, id, $2, now() from agents where id = $1
            on conflict (tenant_id, agent_id) do update set config = excluded.config`,
          [agent, JSON.stringify({ quick_questions: quickQuestions })],
        );
      },
      rows,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function shortenDemoAgent(api: ParleyApi, agentId: string): Promise<void> {
  const { status, body } = await api.patch(`/api/agents/${agentId}`, briefly);
  if (status !== 200) throw new Error(`The demo agent was not shortened: ${status} ${JSON.stringify(body)}`);
}
