import type { Egress } from '@parley/egress';
import type { AgentVoices, SpeechToText, TextToSpeech, VoiceActivityEngine, VoiceSet } from '#voice/ports.ts';
import { pronounceWith } from '#voice/text-to-speech/pronounced-speech.ts';
import type { VoiceChoice } from '#voice/text-to-speech/voice-chain.ts';
import { createAssemblyAiSpeechToText } from '../../providers/speech/vendors/assemblyai/assemblyai-speech-to-text.ts';
import { createAzureSpeechToText } from '../../providers/speech/vendors/azure/azure-speech-to-text.ts';
import { createAzureTextToSpeech } from '../../providers/speech/vendors/azure/azure-text-to-speech.ts';
import { createCartesiaTextToSpeech } from '../../providers/speech/vendors/cartesia/cartesia-text-to-speech.ts';
import { createDeepgramSpeechToText } from '../../providers/speech/vendors/deepgram/deepgram-speech-to-text.ts';
import { createDeepgramTextToSpeech } from '../../providers/speech/vendors/deepgram/deepgram-text-to-speech.ts';
import { createElevenLabsSpeechToText } from '../../providers/speech/vendors/elevenlabs/elevenlabs-speech-to-text.ts';
import { createElevenLabsTextToSpeech } from '../../providers/speech/vendors/elevenlabs/elevenlabs-text-to-speech.ts';
import {
  createCompatibleSpeechToText,
  createOpenAiSpeechToText,
} from '../../providers/speech/vendors/openai/openai-speech-to-text.ts';
import {
  createCompatibleTextToSpeech,
  createOpenAiTextToSpeech,
} from '../../providers/speech/vendors/openai/openai-text-to-speech.ts';
import type { CallSpec } from '../messages/call-messages.ts';
import type { SpeechToTextEngine, TextToSpeechEngine, VendorAccess } from '../messages/speech-engine.ts';
import type { LocalSpeech } from './local-speech.ts';

type RemoteEngine<Engine> = Exclude<Engine, { vendor: 'builtin' }>;

/** Opens the speech engines of a call, each kind in failover order. */
export function openEngines(
  spec: CallSpec,
  {
    egress,
    localSpeech,
    voiceActivity,
  }: { egress: Egress; localSpeech: LocalSpeech; voiceActivity: VoiceActivityEngine },
) {
  const { language } = spec.recognition;
  const [firstRecognizer, ...otherRecognizers] = spec.recognizers.flatMap((engine) =>
    engine.vendor === 'builtin' ? localSpeech.recognizers(language) : [openRecognizer(engine, egress)],
  );
  if (firstRecognizer === undefined) throw new Error('A call needs a recognizer');
  return {
    voiceActivity: voiceActivity.open(),
    recognizers: [firstRecognizer, ...otherRecognizers] as const,
    voices: openVoices({ language, voices: spec.voices }, { egress, localSpeech }),
  };
}

/** Opens the voices of an agent, in failover order. */
export function openVoices(
  { language, voices }: Pick<AgentVoices, 'language'> & Pick<CallSpec, 'voices'>,
  { egress, localSpeech }: { egress: Egress; localSpeech: LocalSpeech },
): VoiceSet['choices'] {
  const [first, ...others] = voices.flatMap(({ engine, options }): VoiceChoice[] =>
    engine.vendor === 'builtin'
      ? localSpeech.voices(language, options.voiceId).map((voice) => ({ engine: pronounceWith(voice), options }))
      : [{ engine: pronounceWith(openVoiceEngine(engine, egress)), options }],
  );
  if (first === undefined) throw new Error('A call needs a voice');
  return [first, ...others];
}

/** A vendor's recognizer. */
export function openRecognizer(engine: RemoteEngine<SpeechToTextEngine>, egress: Egress): SpeechToText {
  switch (engine.vendor) {
    case 'deepgram':
      return createDeepgramSpeechToText({ ...accessOf(engine), egress });
    case 'elevenlabs':
      return createElevenLabsSpeechToText({ ...accessOf(engine), egress });
    case 'openai':
      return createOpenAiSpeechToText({ ...accessOf(engine), egress });
    case 'assemblyai':
      return createAssemblyAiSpeechToText({ ...accessOf(engine), egress });
    case 'azure':
      return createAzureSpeechToText({ ...azureAccessOf(engine), egress });
    case 'openai-compatible':
      return createCompatibleSpeechToText({ baseUrl: engine.baseUrl, model: engine.model, egress });
  }
}

/** A vendor's voices. */
export function openVoiceEngine(engine: RemoteEngine<TextToSpeechEngine>, egress: Egress): TextToSpeech {
  switch (engine.vendor) {
    case 'deepgram':
      return createDeepgramTextToSpeech({ ...accessOf(engine), egress });
    case 'elevenlabs':
      return createElevenLabsTextToSpeech({ ...accessOf(engine), egress });
    case 'openai':
      return createOpenAiTextToSpeech({ ...accessOf(engine), egress });
    case 'cartesia':
      return createCartesiaTextToSpeech({ ...accessOf(engine), egress });
    case 'azure':
      return createAzureTextToSpeech({ ...azureAccessOf(engine), egress });
    case 'openai-compatible':
      return createCompatibleTextToSpeech({ baseUrl: engine.baseUrl, model: engine.model, egress });
  }
}

function accessOf({ apiKey, baseUrl, model }: VendorAccess): VendorAccess {
  return { apiKey, ...(baseUrl ? { baseUrl } : {}), ...(model ? { model } : {}) };
}

function azureAccessOf({ apiKey, region, baseUrl }: VendorAccess & { region: string }) {
  return { key: apiKey, region, ...(baseUrl ? { baseUrl } : {}) };
}
