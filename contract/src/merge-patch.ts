import { z } from 'zod';

/**
 * The schema of a JSON merge patch (RFC 7396) for `schema`: every field may be left out, and null removes it, which
 * brings its default back; a field that must be there refuses it. Lists are replaced whole.
 */
export function mergePatchOf(schema: z.ZodObject): z.ZodObject {
  const shape = Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => {
      const patch = patchField(field as z.ZodType);
      return [name, isRemovable(field as z.ZodType) ? patch.nullable().optional() : patch.optional()];
    }),
  );
  return z.strictObject(shape);
}

/** True for a field that has a default or is optional, so that null may remove it. */
function isRemovable(field: z.ZodType): boolean {
  return field.safeParse(undefined).success;
}

function patchField(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodDefault || field instanceof z.ZodPrefault) {
    return keepMeta(field, patchField(field.def.innerType as z.ZodType));
  }
  if (field instanceof z.ZodOptional) return keepMeta(field, patchField(field.def.innerType as z.ZodType));
  if (field instanceof z.ZodObject) return mergePatchOf(field);
  if (field instanceof z.ZodRecord) {
    return z.record(field.def.keyType as z.ZodString, patchField(field.def.valueType as z.ZodType).nullable());
  }
  return field;
}

function keepMeta(from: z.ZodType, to: z.ZodType): z.ZodType {
  const description = from.meta()?.description;
  return description ? to.meta({ description }) : to;
}

/** Applies a merge patch (RFC 7396) and returns the result; changes neither argument. */
export function applyMergePatch(target: unknown, patch: unknown): unknown {
  if (!isPlainObject(patch)) return patch;
  const result: Record<string, unknown> = isPlainObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else result[name] = applyMergePatch(result[name], value);
  }
  return result;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
