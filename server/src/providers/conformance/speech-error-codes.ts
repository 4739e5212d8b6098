import type { SpeechErrorCode } from '#voice/ports.ts';
import type { ConformanceFault } from './language-model.conformance.ts';

/** What an engine that hears or speaks says when its vendor fails like this. */
export const speechErrorCodes: Record<ConformanceFault, SpeechErrorCode> = {
  closed: 'refused',
  refused: 'refused',
  hangs: 'timeout',
  '429': 'rate_limited',
  '5xx': 'unavailable',
  cut: 'cut',
  garbage: 'garbage',
};
