import type { TenantId, ToolLogId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import type { ToolTrial } from '@parley/contract/resources/tool';
import { type CompiledParameters, type LoadedTool, parametersOf } from '#areas/agents/tools';
import type { Logger } from '#platform/log/logger.ts';
import { compileGenerated } from './compile-generated.ts';
import type { RunnerParts } from './create-runner.ts';
import { callingServer } from './mcp-tools.ts';
import type { OfferParts } from './offer-tools.ts';
import { runTool } from './run-tool.ts';
import { serverOf } from './server-catalogue.ts';
import { offerSms } from './sms-tool.ts';
import type { ToolConversation } from './tool-conversation.ts';
import { ToolFault } from './tool-fault.ts';
import type { ExecuteTool } from './tool-run.ts';
import { isToolServerFault } from './tool-servers.ts';

type Tried = { compiled: CompiledParameters; execute: ExecuteTool };

/** Runs tools outside conversations. */
export function createTrials(parts: RunnerParts, offers: OfferParts, log: Logger) {
  return async (
    tool: LoadedTool,
    asked: { tenantId: TenantId; arguments: Record<string, unknown>; now: Date },
  ): Promise<ToolTrial> => {
    const conversation = trialConversation(asked.tenantId, log);
    const offered = { tool, ...(await triedOf(offers, tool, conversation)) };
    const id = parts.newId();
    const call = { id: `test-${id}`, name: tool.definition.name, arguments: asked.arguments };
    const begun = { id, offered, name: tool.definition.name, call, conversation, source: 'test' as const };
    const { outcome, entry } = await runTool(parts, begun, parts.closing);
    await parts.write(entry);
    return {
      status: entry.status,
      request: entry.request,
      response: entry.response,
      result: outcome.result,
      variables: outcome.variables ?? {},
      latency_ms: entry.latencyMs,
      log_id: id as ToolLogId,
    };
  };
}

async function triedOf(offers: OfferParts, tool: LoadedTool, conversation: ToolConversation): Promise<Tried> {
  const { type } = tool.definition;
  if (type === 'webhook') return { compiled: parametersOf(tool), execute: offers.webhook };
  if (type === 'mcp') return { compiled: compileGenerated(serverTrial), execute: tryServer(offers) };
  if (type === 'sms') {
    const { tenantId } = conversation;
    const [offer] = await offers.db.app.inTenant(tenantId, (tx) => offerSms(tx, offers.texts, tool, conversation));
    if (offer) return { compiled: compileGenerated(offer.parameters), execute: offer.execute };
    return refusing('A text message needs a number of yours: set sms.from_number to one.');
  }
  return refusing(`A tool of type ${type} runs in a conversation only.`);
}

function refusing(told: string): Tried {
  return {
    compiled: { faults: () => [] },
    async execute() {
      throw new ToolFault('refused', told, told);
    },
  };
}

const serverTrial = {
  type: 'object',
  properties: { tool: { type: 'string', maxLength: 128 }, arguments: { type: 'object' } },
  additionalProperties: false,
};

/** With `tool` and `arguments` runs a tool of the server; otherwise lists its tools. */
function tryServer({ servers }: OfferParts): ExecuteTool {
  return async (run) => {
    const { tool: name, arguments: given = {} } = run.arguments as {
      tool?: string;
      arguments?: Record<string, unknown>;
    };
    const server = serverOf(run.tool);
    if (name !== undefined) return callingServer(servers, server, name)({ ...run, arguments: given });
    const { timeout_ms: timeoutMs } = run.tool.definition;
    run.record.request = { method: 'tools/list' };
    const listed = await servers.list(server, { timeoutMs, signal: run.signal }).catch((error: unknown) => {
      if (!isToolServerFault(error)) throw error;
      throw new ToolFault(
        'error',
        `The server could not be asked: ${error.message}`,
        `${error.code}: ${error.message}`,
      );
    });
    run.record.response = { tools: listed.map(({ name: each, description }) => ({ name: each, description })) };
    return { result: listed.map((each) => each.name).join(', ') || 'The server has no tools.', isError: false };
  };
}

function trialConversation(tenantId: TenantId, log: Logger): ToolConversation {
  return {
    tenantId,
    agent: { id: null, version: null, config: AgentConfig.parse({ name: 'Test' }) },
    channel: 'chat',
    call: null,
    session: null,
    variables: () => ({}),
    // A test run needs the permission to change the tool.
    isVerified: () => true,
    isPortalUser: () => true,
    client: null,
    pressDigits: null,
    log,
  };
}
