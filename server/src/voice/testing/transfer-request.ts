import type { TransferRequest } from '../ports.ts';

/** A bridged transfer to `sales` that says nothing to the person, but for what the test wants. */
export function transferRequest(wanted: Partial<TransferRequest> = {}): TransferRequest {
  return {
    destination: 'sales',
    mode: 'bridged',
    whisper: '',
    postDialDigits: '',
    fallbacks: [],
    ringMs: 20_000,
    isRecorded: true,
    isTranscribed: false,
    ...wanted,
  };
}
