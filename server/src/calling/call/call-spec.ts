import { callSettingsOf } from '#voice/settings.ts';
import type { CallSpec } from '../messages/call-messages.ts';
import type { SpeechConfig } from '../settings/voice-settings.ts';
import { expectedThings, filling } from './expected-phrases.ts';
import { recognizerChain, voiceChain } from './speech-chain.ts';
import type { VoiceCall } from './voice-call.ts';

/** Builds the specification a media worker runs the call by. */
export function buildCallSpec({
  call,
  config,
  phrases,
  topics,
  disclosure,
  ...rest
}: Pick<CallSpec, 'line' | 'recordingPath' | 'background'> & {
  call: VoiceCall;
  config: SpeechConfig;
  /** Expected phrases of the caller. */
  phrases: readonly string[];
  /** Topics beside the things of the prompt: see `expectedThings`. */
  topics: readonly string[];
  /** Statement that the agent is a machine, as a template; empty where it makes none. */
  disclosure: string;
}): CallSpec {
  const agent = call.openedConfig;
  const fill = filling(agent, call.dynamicVariables);
  return {
    callId: call.id,
    info: { id: call.id, ...call.info },
    settings: callSettingsOf(agent, fill, disclosure),
    recognition: {
      language: agent.language,
      keywords: agent.stt.keywords,
      phrases,
      things: expectedThings(agent, call.dynamicVariables, [...call.quickQuestions, ...topics]),
    },
    recognizers: recognizerChain(agent, config),
    voices: voiceChain(agent, config),
    volume: agent.voice.volume,
    denoise: agent.denoise,
    ...rest,
    legs: call.legs?.rtp ?? null,
  };
}
