import type { VoiceOption } from '@parley/contract/resources/voice';
import type { Egress } from '@parley/egress';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { listVendorVoices, type VoiceVendor } from '../../providers/speech/voices/vendor-voices.ts';
import { accessOf } from '../call/speech-chain.ts';
import type { SpeechConfig } from '../settings/voice-settings.ts';

/** Time for which the voices of a vendor are remembered. Unit: milliseconds. */
const freshMs = 10 * 60_000;
/** Lists remembered; the oldest is forgotten first. */
const listsMax = 200;

/** Voices of vendors by key, remembered for ten minutes. */
export function createVendorVoices({ egress, clock, log }: { egress: Egress; clock: Clock; log: Logger }) {
  const known = new Map<string, { voices: VoiceOption[]; readAt: number }>();
  return {
    /** Undefined: no key. Null: the vendor did not answer with its voices. */
    async list(vendor: VoiceVendor, config: SpeechConfig, signal: AbortSignal) {
      const access = accessOf(vendor, config);
      if (access === undefined) return undefined;
      const { apiKey, baseUrl, region } = { region: undefined, baseUrl: undefined, ...access };
      const id = JSON.stringify([vendor, apiKey, region, baseUrl]);
      const found = known.get(id);
      if (found && clock.monotonicMs() - found.readAt < freshMs) return found.voices;
      try {
        const voices = await listVendorVoices(egress, { vendor, apiKey, region, baseUrl }, signal);
        known.delete(id);
        known.set(id, { voices, readAt: clock.monotonicMs() });
        const [oldest] = known.keys();
        if (known.size > listsMax && oldest !== undefined) known.delete(oldest);
        return voices;
      } catch (error) {
        log.warn({ event: 'voices.not_listed', err: error, provider: vendor }, 'a vendor did not list its voices');
        return null;
      }
    },
  };
}
