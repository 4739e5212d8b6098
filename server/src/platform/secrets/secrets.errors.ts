/** Codes of failures to seal, open or sign, or to load the keys. */
export type SecretsErrorCode = 'malformed' | 'unknown_key' | 'cannot_open' | 'bad_keyring' | 'keyring_locked';

/**
 * Error of sealing, signing or the keyring. The message names keys by id and never contains a key, a plaintext or a
 * sealed value.
 */
export class SecretsError extends Error {
  readonly code: SecretsErrorCode;

  constructor(code: SecretsErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SecretsError';
    this.code = code;
  }
}
