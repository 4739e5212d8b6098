import { type ErrorCode, type ErrorDetail, errorStatuses } from '@parley/contract/errors';

/**
 * A request that is not carried out, for a reason the caller can act on. Answered with the status of its code and
 * logged as nothing worse than information; everything else that is thrown is a fault and answered with 500.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    message: string,
    more: { details?: ErrorDetail[]; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.code = code;
    this.details = more.details;
    this.headers = more.headers ?? {};
  }

  get status(): number {
    return errorStatuses[this.code];
  }
}
