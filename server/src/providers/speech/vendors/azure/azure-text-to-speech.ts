import type { Egress } from '@parley/egress';
import { sampleRateHz, type TextToSpeech } from '#voice/ports.ts';
import { createClauseVoice } from '../../shared/clause-voice.ts';
import { defaultSpeechTimeouts, type SpeechTimeouts } from '../../shared/delivery.ts';
import { speakOverHttp } from '../../shared/http-speech.ts';
import { azureHost } from './azure-address.ts';
import { ssmlOf } from './ssml.ts';

export interface AzureTextToSpeechOptions {
  key: string;
  /** For example `westeurope`. */
  region: string;
  /** Instead of the region's own address, up to the path: `https://...`. */
  baseUrl?: string;
  egress: Pick<Egress, 'fetchFor'>;
  timeouts?: Omit<SpeechTimeouts, 'connectMs'>;
}

/** Sound as calls want it, so nothing is resampled. */
const outputFormat = 'raw-16khz-16bit-mono-pcm';

/**
 * Speaks through Azure's Speech service.
 * Source: "Text to speech REST API" at learn.microsoft.com (address, headers, formats, statuses); the service asks for
 * a User-Agent.
 */
export function createAzureTextToSpeech(options: AzureTextToSpeechOptions): TextToSpeech {
  const { key, region, baseUrl, egress, timeouts } = options;
  const { firstAudioMs, idleMs } = { ...defaultSpeechTimeouts, ...timeouts };
  const id = 'azure/speech';
  const origin = baseUrl?.replace(/\/+$/, '') ?? `https://${azureHost('tts', region)}`;
  const url = new URL(`${origin}/cognitiveservices/v1`);
  const headers = {
    'ocp-apim-subscription-key': key,
    'content-type': 'application/ssml+xml',
    'x-microsoft-outputformat': outputFormat,
    'user-agent': 'Parley',
  };
  const limits = { fromHz: sampleRateHz, firstAudioMs, idleMs };
  return {
    id,
    accepts: 'clauses',
    acceptsIpa: true,
    open: (speech) =>
      createClauseVoice(id, (text, listener) => {
        const body = ssmlOf(text, speech);
        return speakOverHttp({ egress, engineId: id, url, headers, body, ...limits }, listener);
      }),
  };
}
