import type { TenantId } from '@parley/contract/ids';
import type { VoicePreview } from '@parley/contract/resources/voice';
import type { Egress } from '@parley/egress';
import type { VoiceLibrary } from '#areas/agents/voices';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { wavHeader } from '#voice/codec/wav-header.ts';
import { type SpeechOptions, sampleRateHz } from '#voice/ports.ts';
import { pronounceWith } from '#voice/text-to-speech/pronounced-speech.ts';
import { builtinVoices } from '../../providers/speech/voices/builtin-voices.ts';
import { voiceVendors } from '../../providers/speech/voices/vendor-voices.ts';
import { voiceEngineOf } from '../call/speech-chain.ts';
import type { SpeechConfig } from '../settings/voice-settings.ts';
import { openVoiceEngine } from '../workers/speech-engines.ts';
import { createPreviewEngine } from './preview-engine.ts';
import { speakText } from './speak-text.ts';
import { createVendorVoices } from './vendor-voice-lists.ts';

/** Lists and previews voices; independent of calls, so that a process without them has it too. */
export function createVoiceLibrary(parts: {
  speechConfigFor(tenantId: TenantId): SpeechConfig;
  egress: Egress;
  clock: Clock;
  log: Logger;
}): VoiceLibrary {
  const { egress, log } = parts;
  const builtin = createPreviewEngine(log);
  const vendors = createVendorVoices(parts);
  return {
    async list(tenantId, signal) {
      const config = parts.speechConfigFor(tenantId);
      const lists = await Promise.all(voiceVendors.map((vendor) => vendors.list(vendor, config, signal)));
      return {
        voices: [...builtinVoices(), ...lists.flatMap((list) => list ?? [])],
        unreached: voiceVendors.filter((_, at) => lists[at] === null),
      };
    },
    async speak(tenantId, { language, voice, text }, signal) {
      const engine = voiceEngineOf(voice.provider, voice.url, parts.speechConfigFor(tenantId));
      if (engine === undefined) return undefined;
      const options = optionsOf(language, voice);
      const said = { text, signal };
      const sound =
        engine.vendor === 'builtin'
          ? await builtin.use((voices) => speakText(pronounceWith(voices), options, said))
          : await speakText(pronounceWith(openVoiceEngine(engine, egress)), options, said);
      return wavOf(atVolume(sound, voice.volume));
    },
    close: () => builtin.close(),
  };
}

function optionsOf(language: string, voice: VoicePreview['voice']): SpeechOptions {
  const { voice_id: voiceId, speed, stability, pronunciation_dictionary: pronunciations } = voice;
  return { voiceId, language, speed, stability, pronunciations };
}

function wavOf(pcm: Int16Array): Buffer {
  const head = wavHeader({ channels: 1, sampleRateHz, dataBytes: pcm.byteLength });
  return Buffer.concat([head, Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength)]);
}

/** The sound at a volume of 0-2, its peaks cut off. */
function atVolume(sound: Int16Array, volume: number): Int16Array {
  if (volume === 1) return sound;
  return sound.map((sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * volume))));
}
