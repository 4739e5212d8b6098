import type { AgentConfig } from '@parley/contract/resources/agent';
import type { Egress } from '@parley/egress';
import type { Logger } from '#platform/log/logger.ts';
import { makeAmbience } from '#voice/background/ambience.ts';
import { decodeWav } from '#voice/codec/wav.ts';
import { sampleRateHz } from '#voice/ports.ts';
import type { CallSpec } from '../messages/call-messages.ts';

const fetchTimeoutMs = 5_000;
/** A minute of stereo sound at 48 kHz. */
const fileBytesMax = 12 * 1024 * 1024;
const loopSecondsMax = 60;
const cachedMax = 20;

export type BackgroundLoader = (agent: AgentConfig) => Promise<CallSpec['background']>;

/**
 * Loads the background sound of an agent's calls; null for none. A sound that fails to load is left out with a warning:
 * the call goes on without it.
 */
export function createBackgroundLoader(parts: { egress: Egress; log: Logger }): BackgroundLoader {
  const cache = new Map<string, Promise<Int16Array | null>>();

  async function fetchLoop(url: string): Promise<Int16Array | null> {
    try {
      const answer = await parts.egress.fetch(url, { timeoutMs: fetchTimeoutMs, maxBytes: fileBytesMax });
      if (!answer.ok) throw new Error(`The address answered ${answer.status}`);
      return decodeWav(new Uint8Array(await answer.arrayBuffer())).slice(0, loopSecondsMax * sampleRateHz);
    } catch (error) {
      parts.log.warn(
        { event: 'call.background_sound_failed', err: error },
        'background sound not loaded; the call continues without it',
      );
      cache.delete(url);
      return null;
    }
  }

  function loopOf(key: string, make: () => Promise<Int16Array | null>): Promise<Int16Array | null> {
    const known = cache.get(key);
    if (known) return known;
    if (cache.size >= cachedMax) cache.clear();
    const loop = make();
    cache.set(key, loop);
    return loop;
  }

  return async function loadBackground(agent) {
    const { preset, url, volume } = agent.background_sound;
    const loop =
      url !== null
        ? await loopOf(url, () => fetchLoop(url))
        : preset === 'off'
          ? null
          : await loopOf(preset, async () => makeAmbience(preset));
    return loop === null || loop.length === 0 ? null : { loop, volume };
  };
}
