import type { JsonValue } from './schema.generated.ts';

/** Column type behind a field of the API. A branded id or an enumeration is text, an instant a timestamp. */
type Stored<Field> = Field extends string
  ? string | Date
  : Field extends number
    ? number
    : Field extends boolean | null
      ? Field
      : JsonValue;

/**
 * Columns that the API shows under their own names, unchanged but for instants, which become RFC 3339 text. The list
 * is what a query selects and what an answer holds, so a column outside it, such as a secret, is never shown.
 */
export interface ApiColumns<Resource, Name extends keyof Resource & string> {
  names: readonly Name[];
  /** Presents the columns of a row. Does not compile where a column is missing, of another type or may be null. */
  present(row: { [Each in Name]: Stored<Resource[Each]> }): Pick<Resource, Name>;
}

/** Declares the columns of a resource: `apiColumns<Booking>()('id', 'starts_at')`. */
export function apiColumns<Resource>() {
  return <Name extends keyof Resource & string>(...names: readonly Name[]): ApiColumns<Resource, Name> => ({
    names,
    present: (row) => Object.fromEntries(names.map((name) => [name, shown(row[name])])) as Pick<Resource, Name>,
  });
}

const shown = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
