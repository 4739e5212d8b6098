import type { SpeechErrorCode } from '#voice/ports.ts';
import type { ConformanceFault } from './language-model.conformance.ts';

/** Error code of a speech engine for each vendor fault. */
export const speechErrorCodes: Record<ConformanceFault, SpeechErrorCode> = {
  closed: 'refused',
  refused: 'refused',
  hangs: 'timeout',
  '429': 'rate_limited',
  '5xx': 'unavailable',
  cut: 'cut',
  garbage: 'garbage',
};
