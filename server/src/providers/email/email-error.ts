/**
 * `unreachable`: no mail server answered; `timeout`: it fell silent; `tls`: the connection could not be made private;
 * `login_refused`: it does not accept our user; `busy`: it asks to come back later; `refused`: it will never take this
 * e-mail; `invalid`: the e-mail holds what none may hold.
 */
export type EmailErrorCode = 'unreachable' | 'timeout' | 'tls' | 'login_refused' | 'busy' | 'refused' | 'invalid';

/** An e-mail that did not go out. `mayRetry` is false where the same e-mail will not go through later either. */
export class EmailError extends Error {
  override readonly name = 'EmailError';
  readonly code: EmailErrorCode;

  constructor(code: EmailErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }

  get mayRetry(): boolean {
    return this.code !== 'refused' && this.code !== 'invalid';
  }
}
