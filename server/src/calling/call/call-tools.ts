import type { AgentConfig } from '@parley/contract/resources/agent';
import type { ClientToolRegistry, PageToolCall } from '#areas/agents/client-tools';
import type { ConversationTransfers, ToolRuns } from '#areas/agents/tool-runs';
import type { ToolRunner } from '#brain/ports.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { MediaWorkerPool } from '../workers/media-worker-pool.ts';
import { queueOf } from '#areas/telephony/directory';
import { planOf } from './transfer-request.ts';
import type { VoiceCall } from './voice-call.ts';

/** Own number of a phone call, called or shown as caller id, in E.164. */
export function ownNumberOf({ info, parties = {} }: VoiceCall): string | undefined {
  return info.direction === 'inbound' ? (parties.toNumber ?? info.to) : (parties.fromNumber ?? info.from);
}

export type CallToolRuns = Pick<ToolRuns, 'runnerFor'>;

/** Creates the tool runner of one call, with the agent's tools as of its start. */
export function createCallTools(parts: {
  tools: CallToolRuns;
  clientTools: ClientToolRegistry;
  pool: Pick<MediaWorkerPool, 'control'>;
  call: VoiceCall;
  /** Variables given at the start, stated by the caller and set by tools so far. */
  variables(): Readonly<Record<string, string>>;
  callMs(): number;
  /** Transfers of the caller; null where the call cannot be transferred. */
  transfers: ConversationTransfers | null;
  now(): Date;
  log: Logger;
  /** Configuration of the tools instead of the call's own, secrets in clear. */
  agent?: AgentConfig;
}): ToolRunner {
  const { call, pool } = parts;
  const agent = parts.agent ?? call.openedConfig;
  const { tenantId, id, type, parties = {} } = call;
  const isPhone = type === 'phone';
  const ourNumber = ownNumberOf(call);
  // Offers only targets that this call can be transferred to; queues are looked up with the directory.
  const targets = agent.transfer_targets.filter(
    ({ key, destination }) =>
      isPhone &&
      (queueOf(destination) !== undefined ||
        (planOf({ key }, agent, { directory: [], ownNumber: ourNumber, now: parts.now() })?.calls.length ?? 0) > 0),
  );
  const config = { ...agent, transfer_targets: targets };
  return parts.tools.runnerFor({
    tenantId,
    agent: { id: call.agentId, version: call.agentVersion, config },
    channel: 'voice',
    call: {
      id,
      type,
      phoneNumber: parties.phoneNumber ?? null,
      ourNumber: ourNumber ?? null,
      metadata: call.metadata,
      offsetMs: parts.callMs,
    },
    session: null,
    variables: parts.variables,
    // A caller's number is not proof; a verification in this call is read from the database (`isProven`).
    isVerified: () => false,
    isPortalUser: () => false,
    client: isPhone ? null : parts.clientTools.pageOf({ tenantId, callId: id }, (toolCall) => void showTool(toolCall)),
    pressDigits: isPhone ? (digits) => pressDigits(pool, call, digits) : null,
    transfers: parts.transfers,
    log: parts.log,
  });

  function showTool({ expiresAt, ...toolCall }: PageToolCall): Promise<unknown> {
    const notice = { kind: 'client_tool' as const, ...toolCall, expiresAt: expiresAt.toISOString() };
    return pool.control(id, { action: 'show', notice });
  }
}

/** Sends DTMF over the line of a call. Rejects where it cannot. */
export async function pressDigits(
  pool: Pick<MediaWorkerPool, 'control'>,
  { id }: Pick<VoiceCall, 'id'>,
  digits: string,
): Promise<void> {
  const outcome = await pool.control(id, { action: 'press-digits', digits });
  if (outcome !== 'done') throw new Error('This line cannot press keys');
}
