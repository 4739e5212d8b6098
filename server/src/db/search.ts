import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether a text holds another as people compare them: without case, accents, full width and the ways of composing a
 * letter, ss like a sharp s. Nothing in `sought` is a wildcard.
 */
export function holds(text: RawBuilder<unknown>, sought: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`position(app.search_form(${sought}) in app.search_form(${text})) > 0`;
}
