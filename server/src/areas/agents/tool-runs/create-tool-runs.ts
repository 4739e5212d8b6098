import type { TenantId, ToolLogId } from '@parley/contract/ids';
import type { ToolTrial } from '@parley/contract/resources/tool';
import type { Egress } from '@parley/egress';
import type { ConnectedCalendars } from '#areas/agents/calendar-connections';
import { type ToolLogEntry, writeToolLog } from '#areas/agents/tool-logs';
import type { LoadedTool } from '#areas/agents/tools';
import type { VerifierParts } from '#areas/identity/verifications';
import type { TextMessenger } from '#areas/telephony/text-messages';
import type { ToolRunner } from '#brain/ports.ts';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import type { Signer } from '#platform/secrets/signer.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { createActionRuns } from './run-action.ts';
import { createRunner, type RunnerParts } from './create-runner.ts';
import { isProven } from './identity-tool.ts';
import type { IntegrationTools } from './integration-tools.ts';
import type { OfferParts } from './offer-tools.ts';
import { createServerCatalogue } from './server-catalogue.ts';
import type { ToolConversation } from './tool-conversation.ts';
import type { ToolServers } from './tool-servers.ts';
import { createTrials } from './try-tool.ts';
import { createWebhookTool } from './webhook-tool.ts';

export interface ToolRuns {
  /**
   * Tools of one conversation: brain's ToolRunner. Definitions are loaded once per runner (a call pins them for its
   * duration; each chat turn makes a new runner).
   */
  runnerFor(conversation: ToolConversation): ToolRunner;
  /**
   * Runs a tool once outside a conversation, for `POST /api/tools/{toolId}/test`: request, response, duration. Writes a
   * log of source `test`.
   */
  tryTool(
    tool: LoadedTool,
    request: { tenantId: TenantId; arguments: Record<string, unknown>; now: Date },
  ): Promise<ToolTrial>;
  /** Takes an action of a connection, as the agent of the conversation may. Null: it may not. Writes a log. */
  runAction: ReturnType<typeof createActionRuns>;
  /** Resolves when current background work, logs included, is done. */
  idle(): Promise<void>;
  /** Waits up to `drainMs` for background work, then aborts it. */
  drain(drainMs: number): Promise<void>;
}

export interface ToolRunsDeps {
  db: Pick<Database, 'app'>;
  bus: Bus;
  vault: Vault;
  egress: Pick<Egress, 'fetch'>;
  clock: Clock;
  newId: () => string;
  servers: ToolServers;
  integrations: IntegrationTools;
  messengers: readonly TextMessenger[];
  calendars: ConnectedCalendars;
  identity: VerifierParts;
  /** Signs the runtime tokens of webhooks. */
  signer: Signer;
  log: Logger;
}

export function createToolRuns(deps: ToolRunsDeps): ToolRuns {
  const { db, bus, clock, newId, log, servers } = deps;
  const closing = new AbortController();
  const pending = new Set<Promise<unknown>>();
  const runInBackground = (work: Promise<unknown>) => {
    const running = work.catch((error: unknown) =>
      log.error({ event: 'tool.background_failed', err: error }, 'background work of a tool failed'),
    );
    pending.add(running);
    void running.finally(() => pending.delete(running));
  };
  const idle = async () => {
    while (pending.size > 0) await Promise.all(pending);
  };

  const catalogue = createServerCatalogue({ servers, clock, log });
  const offerParts: OfferParts = {
    db,
    vault: deps.vault,
    texts: { db, messengers: deps.messengers, clock, newId, log },
    booking: {
      inTransaction: ({ tenantId, agent: { id: agentId } }, kind, work) => {
        const run = () => inEmittingTransaction({ scope: db.app, bus, tenantId, now: clock.now() }, work);
        return agentId === null ? run() : deps.calendars.turns.take({ tenantId, agentId, kind }, run);
      },
      calendars: deps.calendars,
      now: () => clock.now(),
      newId,
    },
    webhook: createWebhookTool({ egress: deps.egress, clock, signer: deps.signer }),
    servers,
    catalogue,
    identity: deps.identity,
    integrations: deps.integrations,
  };

  /** Runs in a separate transaction after the run; a failed write loses only the log. */
  async function write(entry: ToolLogEntry): Promise<void> {
    const { tenantId, at: now } = entry;
    try {
      await inEmittingTransaction({ scope: db.app, bus, tenantId, now }, async (tx, emit) => {
        await writeToolLog(tx, entry);
        const { source, status, toolId } = entry;
        if (source === 'test' || toolId === null || (status !== 'error' && status !== 'timeout')) return;
        await emit('tool.failed', `tool:${toolId}`, failedEvent({ ...entry, status, toolId }));
      });
    } catch (error) {
      log.error(
        { event: 'tool.log_not_written', err: error, toolId: entry.toolId, status: entry.status },
        'tool log not written',
      );
    }
  }

  const parts: RunnerParts = {
    clock,
    newId,
    write,
    runInBackground,
    closing: closing.signal,
    isProven: (conversation, definition) => isProven(deps.identity, conversation, definition),
  };
  return {
    runnerFor: (conversation) => createRunner(parts, offerParts, conversation),
    runAction: createActionRuns(parts, offerParts),
    tryTool: createTrials(parts, offerParts, log),
    idle,
    async drain(drainMs) {
      let timer: NodeJS.Timeout | undefined;
      const over = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, drainMs);
      });
      await Promise.race([idle(), over]);
      clearTimeout(timer);
      closing.abort(new Error('Parley is shutting down'));
      catalogue.close();
      await idle();
    },
  };
}

function failedEvent(
  entry: ToolLogEntry & { status: 'error' | 'timeout'; toolId: NonNullable<ToolLogEntry['toolId']> },
) {
  return {
    log_id: entry.id as ToolLogId,
    tool_id: entry.toolId,
    name: entry.toolName,
    type: entry.toolType,
    status: entry.status,
    error: entry.error ?? '',
    agent_id: entry.agentId,
    call_id: entry.callId,
    session_id: entry.sessionId,
  };
}
