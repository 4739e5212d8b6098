/**
 * Failure of a vendor's authorization or token endpoint.
 * - `revoked`: the grant is over; a person must authorise again.
 * - `refused`: the vendor does not accept the request, most often the client.
 * - `unreachable`: no usable answer; trying again may help.
 */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly code: 'revoked' | 'refused' | 'unreachable';

  constructor(code: OAuthError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
