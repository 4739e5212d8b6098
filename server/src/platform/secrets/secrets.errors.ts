/** Why a secret could not be sealed, opened or signed for, or why the keys could not be had. */
export type SecretsErrorCode = 'malformed' | 'unknown_key' | 'cannot_open' | 'bad_keyring' | 'keyring_locked';

/** A fault around secrets. The message names keys by id and never holds a key, a plaintext or a sealed value. */
export class SecretsError extends Error {
  readonly code: SecretsErrorCode;

  constructor(code: SecretsErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SecretsError';
    this.code = code;
  }
}
