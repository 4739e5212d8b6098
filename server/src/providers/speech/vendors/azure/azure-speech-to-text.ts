import type { Egress } from '@parley/egress';
import type { SpeechToText } from '#voice/ports.ts';
import { openAzureStream } from './azure-stream.ts';

export interface AzureSpeechToTextOptions {
  key: string;
  /** For example `westeurope`. */
  region: string;
  /** Instead of the region's own address, up to the path. */
  baseUrl?: string;
  egress: Pick<Egress, 'openWebSocket'>;
  /** Connection time limit, and time limit from a flush to its final. Unit: milliseconds. Default: 5 s each. */
  timeouts?: { connectMs?: number; answerMs?: number };
  /** Sound after which a quiet moment is used to connect anew. Unit: milliseconds. Default: 8 minutes. */
  renewAfterMs?: number;
}

/**
 * The service ends a connection after ten minutes ("the time limit before the service switches to a new connection id",
 * a maintainer in issue 800 of cognitive-services-speech-sdk-js).
 */
const defaultRenewAfterMs = 8 * 60_000;

/** Hears through Azure's Speech service. */
export function createAzureSpeechToText(options: AzureSpeechToTextOptions): SpeechToText {
  const { key, region, baseUrl, egress, renewAfterMs = defaultRenewAfterMs, timeouts = {} } = options;
  const { connectMs = 5_000, answerMs = 5_000 } = timeouts;
  const id = 'azure/speech';
  const request = { egress, engineId: id, region, baseUrl, key, connectMs, answerMs, renewAfterMs };
  return {
    id,
    vocabulary: 'open',
    open: (recognition, listener) => openAzureStream(request, recognition, listener),
  };
}
