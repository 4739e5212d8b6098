import type { ConnectionId } from '@parley/contract/ids';
import type { ToolLogEntry } from '#areas/agents/tool-logs';
import { compileGenerated } from './compile-generated.ts';
import type { RunnerParts } from './create-runner.ts';
import { offerIntegration } from './integration-tools.ts';
import type { OfferParts } from './offer-tools.ts';
import { runTool } from './run-tool.ts';
import type { ToolConversation } from './tool-conversation.ts';

/** Action of a connection, asked for in a conversation. */
export interface AskedAction {
  connectionId: ConnectionId;
  action: string;
  arguments: Record<string, unknown>;
}

export interface ActionRun {
  logId: string;
  status: ToolLogEntry['status'];
  result: string;
  latencyMs: number;
}

/** Runs actions of connections on behalf of a conversation, as its agent would: checked, limited in time and logged. */
export function createActionRuns(parts: RunnerParts, offers: OfferParts) {
  /** Null: the agent may not take this action. */
  return async (conversation: ToolConversation, asked: AskedAction, signal: AbortSignal): Promise<ActionRun | null> => {
    const { tenantId, agent } = conversation;
    const { id: agentId } = agent;
    if (agentId === null) return null;
    const tools = await offers.db.app.inTenant(
      tenantId,
      (tx) => offers.integrations.toolsOf(tx, { tenantId, agentId }),
      {
        onlyReads: true,
      },
    );
    const found = tools.find(
      ({ definition: { integration } }) =>
        integration?.connection_id === asked.connectionId && integration.action === asked.action,
    );
    if (!found) return null;
    const { tool, offers: offered } = offerIntegration(found);
    const [offer] = offered;
    if (!offer) return null;
    const id = parts.newId();
    const { outcome, entry } = await runTool(
      parts,
      {
        id,
        offered: { tool, execute: offer.execute, compiled: compileGenerated(offer.parameters) },
        name: offer.name,
        call: { id, name: offer.name, arguments: asked.arguments },
        conversation,
        source: 'parley',
      },
      AbortSignal.any([signal, parts.closing]),
    );
    await parts.write(entry);
    return { logId: id, status: entry.status, result: outcome.result, latencyMs: entry.latencyMs };
  };
}
