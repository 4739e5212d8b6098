import type { Egress } from '@parley/egress';
import type { SpeechToText, TextToSpeech } from '#voice/ports.ts';
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
import type { SpeechToTextEngine, TextToSpeechEngine, VendorAccess } from '../messages/speech-engine.ts';

type RemoteEngine<Engine> = Exclude<Engine, { vendor: 'builtin' }>;

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
