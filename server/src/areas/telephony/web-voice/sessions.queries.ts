import type { AgentId, CallId, TenantId } from '@parley/contract/ids';
import { applyMergePatch } from '@parley/contract/merge-patch';
import { AgentConfig } from '@parley/contract/resources/agent';
import { z } from 'zod';
import { configOf, getAgent, getVersion, openSecrets } from '#areas/agents/agents';
import { findWidgetConfig } from '#areas/conversations/widget';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { WebCall } from './web-call.rules.ts';

/** Retention of an expired session, which says who asked for a call. Unit: hours. */
const keptHours = 24;

export async function forgetOldSessions(platform: PlatformScope, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptHours * 3_600_000);
  await platform.inPlatform((tx) => tx.deleteFrom('web_voice_sessions').where('expires_at', '<', before).execute());
}

export interface NewSession {
  tenantId: TenantId;
  id: CallId;
  agentId: AgentId;
  agentVersion: number;
  agentOverride: unknown;
  tokenHash: Buffer;
  origin: string | null;
  dynamicVariables: Readonly<Record<string, string>>;
  metadata: Readonly<Record<string, string>>;
  now: Date;
  expiresAt: Date;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('web_voice_sessions')
    .values({
      tenant_id: session.tenantId,
      id: session.id,
      agent_id: session.agentId,
      agent_version: session.agentVersion,
      agent_override: JSON.stringify(session.agentOverride ?? {}),
      token_hash: session.tokenHash,
      origin: session.origin,
      dynamic_variables: JSON.stringify(session.dynamicVariables),
      metadata: JSON.stringify(session.metadata),
      created_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** Consumes a session and returns its call; undefined when it was used before. */
export async function redeemSession(
  tx: Tx,
  request: { tenantId: TenantId; id: CallId; vault: Vault; now: Date },
): Promise<WebCall | undefined> {
  const row = await tx
    .updateTable('web_voice_sessions')
    .set({ used_at: request.now })
    .where('id', '=', request.id)
    .where('used_at', 'is', null)
    .returning(['agent_id', 'agent_version', 'agent_override', 'origin', 'dynamic_variables', 'metadata'])
    .executeTakeFirst();
  if (!row) return undefined;
  const agentId = row.agent_id as AgentId;
  // Also refuses an agent trashed meanwhile.
  const agent = await getAgent(tx, agentId);
  const version = await getVersion(tx, agent, row.agent_version);
  const config = AgentConfig.parse(applyMergePatch(configOf(version), row.agent_override));
  const widget = await findWidgetConfig(tx, { agentId, agent: config });
  return {
    tenantId: request.tenantId,
    id: request.id,
    agentId,
    agentVersion: row.agent_version,
    config,
    openedConfig: await openSecrets(tx, request.vault, request.tenantId, config),
    origin: row.origin,
    dynamicVariables: Texts.parse(row.dynamic_variables),
    metadata: Texts.parse(row.metadata),
    quickQuestions: widget.quick_questions.map((question) => question.message),
  };
}

const Texts = z.record(z.string(), z.string());
