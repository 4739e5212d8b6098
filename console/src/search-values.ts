/** Checks of values of search parameters, which anyone can edit. */

/** The value if it is one of these; undefined otherwise. */
export const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value);

export const isKeyOf = <Keys extends object>(keys: Keys, value: unknown): value is keyof Keys =>
  typeof value === 'string' && Object.hasOwn(keys, value);

/** A day as `2026-03-01`. */
export const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
