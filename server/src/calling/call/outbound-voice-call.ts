import { openSecrets } from '#areas/agents/agents';
import type { DialOrder } from '#areas/telephony/outbound-calls';
import type { OpenTrunk } from '#areas/telephony/sip-trunks';
import type { Database } from '#db/open.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { LineKind } from '#voice/ports.ts';
import type { FarEnds } from './far-ends.ts';
import type { LegProvider, VoiceCall } from './voice-call.ts';

/** Builds the voice call of a dial order, with the agent's secrets opened. */
export async function outboundVoiceCall(
  order: DialOrder,
  parts: { db: Database; vault: Vault; legs: LegProvider; trunk?: OpenTrunk; kind: LineKind; farEnds: FarEnds },
): Promise<VoiceCall> {
  const { tenantId, agent } = order;
  const { farEnds } = parts;
  const config = order.redialsOnVoicemail
    ? { ...agent.config, voicemail: { ...agent.config.voicemail, detect: true, action: 'hangup' as const } }
    : agent.config;
  const openedConfig = await parts.db.app.inTenant(tenantId, (tx) => openSecrets(tx, parts.vault, tenantId, config), {
    onlyReads: true,
  });
  return {
    tenantId,
    id: order.callId,
    agentId: agent.id,
    agentVersion: agent.version,
    config,
    openedConfig,
    type: 'phone',
    info: { direction: 'outbound', kind: parts.kind, from: order.fromNumber, to: order.toNumber, headers: {} },
    dynamicVariables: order.dynamicVariables,
    metadata: order.metadata,
    quickQuestions: [],
    farEnds,
    ...parts.legs.of({ tenantId, trunk: parts.trunk, ownNumber: order.fromNumber, farEnds }),
  };
}
