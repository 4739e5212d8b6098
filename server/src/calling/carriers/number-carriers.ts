import { carrierHooks } from '#areas/telephony/carriers';
import { createBuiltinLedger, type NumberCarrier } from '#areas/telephony/phone-numbers';
import type { PlatformScope } from '#db/tenant-scope.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { createBuiltinCarrier } from '../../providers/telephony/builtin/builtin-carrier.ts';
import type { TelephonyProvider } from '../../providers/telephony/telephony-provider.ts';

/** Carriers that numbers can be bought from: those with an account, in their order, and the built-in one. */
export function createNumberCarriers(parts: {
  providers: readonly TelephonyProvider[];
  publicUrl: string | undefined;
  platform: PlatformScope;
  clock: Clock;
  newId: () => string;
  quarantineDays: number;
}): NumberCarrier[] {
  const { clock, newId, quarantineDays, publicUrl = '' } = parts;
  const ledger = createBuiltinLedger(parts.platform);
  const builtin = createBuiltinCarrier({ ledger, clock, newId, quarantineDays });
  // A number just bought has no agent yet: its calls are rejected.
  // Calls to numbers of the built-in carrier stay within this installation and have no webhooks.
  const hooksOf = ({ id }: TelephonyProvider) =>
    id === 'builtin' ? { voiceUrl: '', statusUrl: '' } : carrierHooks(publicUrl, { provider: id, agentId: null });
  return [...parts.providers, builtin].map((provider) => ({
    id: provider.id,
    search: (query) => provider.search(query),
    purchase: (number) => provider.purchase(number, hooksOf(provider)),
    find: (number) => provider.find(number),
    release: (ref) => provider.release(ref),
    ...numberWebhooks(provider, parts.publicUrl),
  }));
}

/** Only carriers with webhooks per number, and only where they can reach this installation. */
function numberWebhooks(provider: TelephonyProvider, publicUrl: string | undefined): Pick<NumberCarrier, 'pointAt'> {
  if (publicUrl === undefined || provider.configure === undefined) return {};
  return {
    pointAt: async (ref, agentId) =>
      provider.configure?.(ref, carrierHooks(publicUrl, { provider: provider.id, agentId })),
  };
}
