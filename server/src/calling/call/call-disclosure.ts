import { aiDisclosureOf, findTenantCountry } from '#areas/agents/agents';
import type { Database } from '#db/open.ts';
import type { VoiceCall } from './voice-call.ts';

/** Reads the statement with which a call begins: that its agent is a machine. Empty where the agent makes none. */
export function createDisclosures(db: Database) {
  return async ({ tenantId, config }: Pick<VoiceCall, 'tenantId' | 'config'>): Promise<string> => {
    const country = await db.app.inTenant(tenantId, (tx) => findTenantCountry(tx, tenantId), { onlyReads: true });
    return aiDisclosureOf(config, { country, channel: 'voice' }) ?? '';
  };
}
