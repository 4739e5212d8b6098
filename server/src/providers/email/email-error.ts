/**
 * `unreachable`: no mail server answered; `timeout`: it stopped answering; `tls`: TLS failed; `login_refused`:
 * authentication failed; `busy`: a temporary refusal; `refused`: a permanent refusal of this email; `invalid`:
 * malformed content.
 */
export type EmailErrorCode = 'unreachable' | 'timeout' | 'tls' | 'login_refused' | 'busy' | 'refused' | 'invalid';

/** An email that was not sent. `mayRetry` is false when a retry of the same email cannot succeed. */
export class EmailError extends Error {
  override readonly name = 'EmailError';
  readonly code: EmailErrorCode;
  /** The connection ended in the middle: the server may have taken the email. */
  readonly mayBeTaken: boolean;

  constructor(code: EmailErrorCode, message: string, options: ErrorOptions & { mayBeTaken?: boolean } = {}) {
    super(message, options);
    this.code = code;
    this.mayBeTaken = options.mayBeTaken ?? false;
  }

  get mayRetry(): boolean {
    return this.code !== 'refused' && this.code !== 'invalid';
  }
}
