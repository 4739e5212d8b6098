import { type EgressError, findEgressError } from '@parley/egress';
import { SpeechError, type SpeechErrorCode } from '#voice/ports.ts';

const sentences: Record<SpeechErrorCode, string> = {
  refused: 'refused the connection, the key or the request',
  timeout: 'said nothing within the time limit',
  rate_limited: 'has been asked too often',
  unavailable: 'is not available',
  cut: 'ended the connection before its end',
  garbage: 'sent something that is not in its format',
};

/**
 * A failure of a vendor's engine. `detail` is a status or a code of the vendor, never its free text: that may repeat
 * what was said, or the key.
 */
export function speechError(
  code: SpeechErrorCode,
  engineId: string,
  detail?: string | number,
  cause?: unknown,
): SpeechError {
  const suffix = detail === undefined ? '' : ` (${detail})`;
  return new SpeechError(
    code,
    engineId,
    `${engineId} ${sentences[code]}${suffix}.`,
    cause === undefined ? {} : { cause },
  );
}

/** Error code for a response status. */
export function codeOfStatus(status: number): SpeechErrorCode {
  if (status === 429) return 'rate_limited';
  return status >= 500 ? 'unavailable' : 'refused';
}

/**
 * Error code for an early close of a WebSocket, where the vendor has no codes. 1008 is a policy violation, 1011-1014
 * are server errors, all others a broken connection (RFC 6455, section 7.4.1, and its registry).
 */
export function codeOfClose(closeCode: number): SpeechErrorCode {
  if (closeCode === 1002 || closeCode === 1003 || closeCode === 1007 || closeCode === 1008) return 'refused';
  return closeCode >= 1011 && closeCode <= 1014 ? 'unavailable' : 'cut';
}

/** Anything thrown on the way to a vendor, as the engine's failure. */
export function toSpeechError(engineId: string, error: unknown): SpeechError {
  if (error instanceof SpeechError) return error;
  const egress = findEgressError(error);
  if (egress === undefined) return speechError('cut', engineId, undefined, error);
  // We refused, not the vendor, and only the operator can change that.
  if (egress.code === 'blocked_address' || egress.code === 'blocked_port') {
    return new SpeechError('refused', engineId, `${engineId} may not be reached: ${egress.message}`, { cause: egress });
  }
  return speechError(codeOfEgress(egress), engineId, egress.status ?? egress.code, egress);
}

function codeOfEgress(error: EgressError): SpeechErrorCode {
  if (error.code === 'timeout') return 'timeout';
  if (error.code === 'too_large') return 'garbage';
  // A body that breaks off is distinguished from a failed connection by the reader of the body.
  return error.status === undefined ? 'refused' : codeOfStatus(error.status);
}
