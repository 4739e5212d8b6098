export type ModelErrorCode =
  | 'unknown' // no such model in the catalogue
  | 'offline' // downloads are switched off
  | 'unverified' // no checksum is known and taking such a model was not allowed
  | 'unreachable' // no address answered, or the connection kept breaking
  | 'missing' // every address says that it has no such file
  | 'damaged' // content does not match the catalogue
  | 'disk-full'
  | 'disk' // the folder cannot be written or read
  | 'cancelled';

/** A model that could not be fetched. The message says what to do, for people who run Parley. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly code: ModelErrorCode;

  constructor(code: ModelErrorCode, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.code = code;
  }
}

/** True when the same download may succeed later without intervention. */
export const mayPass = (code: ModelErrorCode): boolean => code === 'unreachable' || code === 'missing';

/** `code` of a system error, or undefined. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** A system error of the file system in our words. */
export function diskError(error: unknown, folder: string): ModelError {
  const code = systemCode(error);
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? new ModelError('disk-full', `The disk of ${folder} is full; free some space and download again.`, {
        cause: error,
      })
    : new ModelError('disk', `${folder} cannot be used (${code ?? 'unknown cause'}); check who owns it.`, {
        cause: error,
      });
}
