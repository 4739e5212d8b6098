import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Case- and accent-insensitive substring search: also ignores full width and Unicode composition, and treats ss like ß.
 * Nothing in `sought` is a wildcard.
 */
export function containsText(text: RawBuilder<unknown>, sought: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`position(app.search_form(${sought}) in app.search_form(${text})) > 0`;
}
