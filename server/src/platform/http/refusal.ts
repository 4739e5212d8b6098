import { type ErrorCode, type ErrorDetail, errorStatuses } from '@parley/contract/errors';

/** Limits of request content repeated in a refusal. Units: entries, UTF-16 code units. */
const bounds = { details: 20, pathLength: 200, messageLength: 500 };

/** Values of a sentence's placeholders. */
export type RefusalParams = Readonly<Record<string, string | number>>;

export interface RefusalExtras {
  details?: readonly ErrorDetail[];
  detailsTotal?: number;
  /** Maximum of listed details, where the caller mends all of them at once. */
  detailsMax?: number;
  headers?: Record<string, string>;
}

/** Finer code and values of a refusal, by which a client words it; null: see `plainRefusal`. */
type Reasoned = { reason: string; params?: RefusalParams } | { reason: null; params?: never };

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
  /** Finer code of a refusal of `defineRefusal`, with the values of its sentence. */
  readonly reason: string | undefined;
  readonly params: RefusalParams | undefined;

  constructor(code: ErrorCode, message: string, more: RefusalExtras & Reasoned) {
    super(shorten(message, bounds.messageLength));
    this.code = code;
    this.reason = more.reason ?? undefined;
    this.params = more.params && shortenAll(more.params);
    this.details = more.details?.slice(0, more.detailsMax ?? bounds.details).map((detail) => ({
      ...detail,
      path: shorten(detail.path, bounds.pathLength),
      message: shorten(detail.message, bounds.messageLength),
      ...(detail.params ? { params: shortenAll(detail.params) } : {}),
    }));
    const total = more.detailsTotal ?? more.details?.length ?? 0;
    this.detailsTotal = total > (this.details?.length ?? 0) ? total : undefined;
    this.headers = more.headers ?? {};
  }

  get status(): number {
    return errorStatuses[this.code];
  }
}

/**
 * Refusal without a reason: of a request whose program is wrong (protocol, credentials, encoding), or whose fields have
 * their own reasons. Areas define theirs with `defineRefusal`, so that people read them in their language.
 */
export function plainRefusal(code: ErrorCode, message: string, extras: RefusalExtras = {}): Refusal {
  return new Refusal(code, message, { ...extras, reason: null });
}

function shortenAll(params: RefusalParams): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? shorten(value, bounds.pathLength) : value,
    ]),
  );
}

/** Truncates a text, never between the halves of a surrogate pair. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
