import type { AgentId, CallId, ChatSessionId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import { createEgress, type Egress } from '@parley/egress';
import { createToolRuns, type ToolConversation, type ToolRuns } from '#areas/agents/tool-runs';
import type { ToolDefinition, ToolOutcome } from '#brain/ports.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { createLogger } from '#platform/log/logger.ts';
import { createToolServers } from '../src/providers/mcp/create-tool-servers.ts';
import { createBuiltinTexts } from '../src/providers/telephony/builtin/builtin-texts.ts';
import type { TextSender } from '../src/providers/telephony/text-sender.ts';
import { buildTestApp, type TestApp, type TestTenant } from './build-test-app.ts';
import { openCall } from './test-calls.ts';

export interface ToolBench {
  app: TestApp;
  tenant: TestTenant;
  runs: ToolRuns;
  /** Everything that was logged, as it was written. */
  logged(): string;
  /** Makes an agent with these tools, each as it is created. */
  agentWith(tools: readonly Record<string, unknown>[], more?: Record<string, unknown>): Promise<BenchAgent>;
  /** A conversation of an agent; a chat by default. */
  talk(agent: BenchAgent, more?: Partial<ToolConversation>): ToolConversation;
  /** One run by the model, in a new conversation. */
  use(
    agent: BenchAgent,
    more: Partial<ToolConversation>,
    name: string,
    given?: Record<string, unknown>,
  ): Promise<ToolOutcome>;
  definitions(agent: BenchAgent, more?: Partial<ToolConversation>): Promise<ToolDefinition[]>;
  /** Names of the tools a model is offered. */
  namesOf(agent: BenchAgent, more?: Partial<ToolConversation>): Promise<string[]>;
  /** A phone call from `caller`. */
  onPhone(more?: Partial<NonNullable<ToolConversation['call']>>): Promise<Partial<ToolConversation>>;
  /** A row of a call or chat that may be spoken in. */
  newCall(): Promise<CallId>;
  newSession(agent: BenchAgent): Promise<ChatSessionId>;
  /** Tool logs of the tenant, the newest first, once all are written. */
  logs(): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** The caller's number, E.164. */
export const caller = '+46701740605';

export interface BenchAgent {
  id: AgentId;
  version: number;
  config: AgentConfig;
  tools: { id: string; signing_secret: string | null }[];
}

/** The parts that run tools, on a database of their own, with the real way out. */
export async function openToolBench(
  options: { egress?: Egress; texts?: readonly TextSender[]; clock?: Clock } = {},
): Promise<ToolBench> {
  const app = await buildTestApp({
    env: { PARLEY_EGRESS_ALLOW: '127.0.0.0/8' },
    ...(options.clock ? { clock: options.clock } : {}),
  });
  const tenant = await app.createTenant();
  const { db, bus, vault, clock, newId } = app.deps;
  const lines: string[] = [];
  const log = createLogger({ level: 'debug', destination: { write: (line: string) => void lines.push(line) } });
  const egress = options.egress ?? createEgress({ allowHosts: ['127.0.0.1'] });
  const servers = createToolServers({ egress, version: '1.0.0' });
  const messengers = [...(options.texts ?? []), createBuiltinTexts()];
  const { calendars } = app.deps.areaDeps.calendar;
  const identity = { ...app.deps.areaDeps.identityVerifications, log };
  const integrations = { toolsOf: async () => [] };
  const { signer } = app.deps.keyring;
  const parts = {
    signer,
    db,
    bus,
    vault,
    egress,
    clock,
    newId,
    calendars,
    servers,
    messengers,
    integrations,
    identity,
    log,
  };
  const runs = createToolRuns(parts);

  async function agentWith(tools: readonly Record<string, unknown>[], more: Record<string, unknown> = {}) {
    const made: BenchAgent['tools'] = [];
    for (const tool of tools) {
      const answer = await tenant.request('POST', '/api/tools', tool);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      made.push(answer.json());
    }
    const tool_ids = made.map(({ id }) => id);
    const answer = await tenant.request('POST', '/api/agents', { name: 'Ada', tool_ids, ...more });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    const { id, version } = answer.json();
    const config = AgentConfig.parse(
      Object.fromEntries(Object.entries(answer.json()).filter(([name]) => name in AgentConfig.shape)),
    );
    return { id, version, config, tools: made };
  }

  const talk: ToolBench['talk'] = (agent, more = {}) => ({
    tenantId: tenant.id,
    agent,
    channel: 'chat',
    call: null,
    session: null,
    variables: () => ({}),
    isVerified: () => false,
    isPortalUser: () => false,
    client: null,
    pressDigits: null,
    log,
    ...more,
  });
  const newCall = async () => (await openCall(app, tenant.id)).id;
  const definitions: ToolBench['definitions'] = (agent, more) => runs.runnerFor(talk(agent, more)).definitions();
  const nobodyStops = new AbortController().signal;

  return {
    app,
    tenant,
    runs,
    logged: () => lines.join(''),
    agentWith,
    talk,
    definitions,
    namesOf: async (agent, more) => (await definitions(agent, more)).map(({ name }) => name),
    use: (agent, more, name, given = {}) =>
      runs.runnerFor(talk(agent, more)).run({ id: `call-${newId()}`, name, arguments: given }, nobodyStops),
    async onPhone(more = {}) {
      const id = await newCall();
      const call = {
        id,
        type: 'phone' as const,
        phoneNumber: caller,
        ourNumber: null,
        metadata: {},
        offsetMs: () => 0,
      };
      return { channel: 'voice', call: { ...call, ...more }, pressDigits: async () => {} };
    },
    newCall,
    async newSession(agent) {
      const id = newId() as ChatSessionId;
      await db.platform.pool.query(
        `insert into chat_sessions
           (tenant_id, id, agent_id, status, token_hash, created_at, last_activity_at, expires_at)
         values ($1, $2, $3, 'open', uuid_send($2), now(), now(), now() + interval '1 day')`,
        [tenant.id, id, agent.id],
      );
      return id;
    },
    async logs() {
      await runs.idle();
      const { rows } = await db.platform.pool.query(
        'select * from tool_logs where tenant_id = $1 order by created_at desc, id desc',
        [tenant.id],
      );
      return rows;
    },
    async close() {
      await runs.drain(0);
      await servers.close();
      if (!options.egress) await egress.close();
      await app.close();
    },
  };
}
