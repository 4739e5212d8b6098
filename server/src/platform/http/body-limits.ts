import type { Operation } from '#platform/http/operation.ts';

/** Largest body where an operation names none. Anonymous callers get what a form needs, and no more. Unit: bytes. */
const defaults = { public: 8 * 1024, others: 64 * 1024, none: 1024 };
/** Most values of a JSON body where an operation names no number. */
const defaultMaxValues = 2000;
/** Room for the parts of a form beside its file. Unit: bytes. */
const formOverheadBytes = 64 * 1024;

export const isUpload = (operation: Operation<never>): boolean => operation.bodyType === 'multipart/form-data';

/** Size above which a body of the operation is refused with 413, as far as possible before it is read. Unit: bytes. */
export function maxBodyBytesOf(operation: Operation<never>): number {
  if (isUpload(operation)) return (operation.maxFileBytes ?? 0) + formOverheadBytes;
  if (!operation.body) return defaults.none;
  return operation.maxBodyBytes ?? (operation.access.kind === 'public' ? defaults.public : defaults.others);
}

/** Most values, counting objects and lists and all within them, of a JSON body of the operation. */
export function maxBodyValuesOf(operation: Operation<never>): number {
  return operation.maxBodyValues ?? defaultMaxValues;
}
