import type { Operation } from '#platform/http/operation.ts';

/** Default body limits by access. Public operations get the size of a form. Unit: bytes. */
const defaults = { public: 8 * 1024, others: 64 * 1024, none: 1024 };
/** Default maximum of values in a JSON body. */
const defaultMaxValues = 2000;
/** Allowance for the parts of a form beside its file. Unit: bytes. */
const formOverheadBytes = 64 * 1024;

export const isUpload = (operation: Operation<never>): boolean => operation.bodyType === 'multipart/form-data';

/** Body limit of the operation, above which it answers 413, where possible before reading. Unit: bytes. */
export function maxBodyBytesOf(operation: Operation<never>): number {
  if (isUpload(operation)) return (operation.maxFileBytes ?? 0) + formOverheadBytes;
  if (!operation.body) return defaults.none;
  return operation.maxBodyBytes ?? (operation.access.kind === 'public' ? defaults.public : defaults.others);
}

/** Maximum values of the operation's JSON body, counting objects, arrays and everything within them. */
export function maxBodyValuesOf(operation: Operation<never>): number {
  return operation.maxBodyValues ?? defaultMaxValues;
}
