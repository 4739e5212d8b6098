import { type ErrorCode, type ErrorDetail, errorStatuses } from '@parley/contract/errors';

/** Limits of request content repeated in a refusal. Units: entries, UTF-16 code units. */
const bounds = { details: 20, pathLength: 200, messageLength: 500 };

/**
 * Expected error of an operation, for a reason the caller can act on. Answered with the status of its code and logged
 * at most at level info; every other exception is a fault and answered with 500. Its size is bounded whatever the
 * request contains.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  /** Number of all details, when not all are listed. */
  readonly detailsTotal: number | undefined;
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    message: string,
    more: {
      details?: readonly ErrorDetail[];
      detailsTotal?: number;
      /** Maximum of listed details, where the caller mends all of them at once. */
      detailsMax?: number;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(shorten(message, bounds.messageLength));
    this.code = code;
    this.details = more.details?.slice(0, more.detailsMax ?? bounds.details).map((detail) => ({
      ...detail,
      path: shorten(detail.path, bounds.pathLength),
      message: shorten(detail.message, bounds.messageLength),
    }));
    const total = more.detailsTotal ?? more.details?.length ?? 0;
    this.detailsTotal = total > (this.details?.length ?? 0) ? total : undefined;
    this.headers = more.headers ?? {};
  }

  get status(): number {
    return errorStatuses[this.code];
  }
}

/** Truncates a text, never between the halves of a surrogate pair. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
