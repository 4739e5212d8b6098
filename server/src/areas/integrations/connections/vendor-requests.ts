/**
 * Failure of a vendor.
 * - `unauthorised`: it no longer accepts the key or grant.
 * - `refused`: it does not accept the request; another one may do.
 * - `unreachable`: no usable answer in time; trying again may help.
 */
export class VendorFault extends Error {
  override readonly name = 'VendorFault';
  readonly code: 'unauthorised' | 'refused' | 'unreachable';
  /** HTTP status of the vendor's answer. Undefined: none, or one of success. */
  readonly status: number | undefined;

  constructor(code: VendorFault['code'], message: string, options: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.code = code;
    this.status = options.status;
  }
}

/** Requests to the vendor of one connection, authorised and within its time. */
export interface VendorRequests {
  settings: Readonly<Record<string, string>>;
  /**
   * Requests a path under the vendor's address and returns the JSON of the answer, `{}` without a body. Throws
   * VendorFault.
   */
  json(request: {
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    /** Path with its parameters encoded; `query` is added. */
    path: string;
    query?: Readonly<Record<string, string>>;
    body?: unknown;
    headers?: Readonly<Record<string, string>>;
  }): Promise<Record<string, unknown>>;
}
