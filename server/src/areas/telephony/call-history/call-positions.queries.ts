import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { countLimit } from '#platform/http/capped-total.ts';
import {
  countDocuments,
  type DocumentSearch,
  isoInstant,
  metadataFilter,
  searchDocuments,
} from '#platform/search/search-documents.ts';
import type { CallFilter, CallSort } from './call-filters.rules.ts';
import { kindsOf } from './call-kinds.rules.ts';

/** Position of a call in a list: its start as an instant or its duration in seconds, and its id. */
export interface CallPosition {
  id: string;
  value: string;
}

export interface PositionsWanted {
  filter: CallFilter;
  sort: CallSort;
  after?: CallPosition | undefined;
  limit: number;
}

/**
 * Finds the next calls of a list. Every way reads a bounded part of an index: by start through the list's index, through
 * an index for each kind of call or, with other filters, through the search documents; by duration through an index for
 * each kind.
 */
export function findCallPositions(tx: Tx, wanted: PositionsWanted): Promise<CallPosition[]> {
  if (!wanted.sort.endsWith('started_at')) return positionsByDuration(tx, wanted);
  if (searchOf(wanted.filter)) return searchedPositions(tx, wanted);
  return hasKind(wanted.filter) ? positionsOfKinds(tx, wanted) : positionsByStart(tx, wanted);
}

/** Counts the calls of a list up to `countLimit`. */
export async function countCalls(tx: Tx, filter: CallFilter): Promise<number> {
  const search = searchOf(filter);
  if (search) return countDocuments(tx, search, countLimit);
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (
    select from calls where ${allOf(spanOf(filter), ownersOf(filter), ofKinds(filter))} limit ${countLimit}) counted`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
}

const hasKind = ({ direction, type, status, was_transferred }: CallFilter) =>
  [direction, type, status, was_transferred].some((each) => each !== undefined);

const ofKinds = (filter: CallFilter) => hasKind(filter) && sql<SqlBool>`kind = any (${kindsOf(filter)}::smallint[])`;

/** The search of a list with filters; null for one that an index of the table answers. */
function searchOf(filter: CallFilter): DocumentSearch | null {
  const { agent_id, phone_number, q, metadata, from, to } = filter;
  const others = Object.entries(metadata ?? {}).map(([key, value]) => [metadataFilter(key, value)]);
  const owners = [agent_id, phone_number].filter((each) => each !== undefined).length;
  const isIndexed = others.length === 0 && q === undefined && owners < (hasKind(filter) ? 1 : 2);
  if (isIndexed) return null;
  const filters = [...(hasKind(filter) ? [kindsOf(filter).map((kind) => `kind=${kind}`)] : []), ...others];
  if (agent_id) filters.push([`agent=${agent_id}`]);
  if (phone_number) filters.push([`number=${phone_number}`]);
  return { subject: 'call', text: q, filters, from, to };
}

async function searchedPositions(tx: Tx, { filter, sort, after, limit }: PositionsWanted): Promise<CallPosition[]> {
  const found = await searchDocuments(tx, searchOf(filter) as DocumentSearch, {
    after: after && { id: after.id, at: after.value },
    isDescending: isDescending(sort),
    limit,
  });
  return found.map(({ id, at }) => ({ id, value: at }));
}

async function positionsByStart(tx: Tx, { filter, sort, after, limit }: PositionsWanted): Promise<CallPosition[]> {
  const order = orderOf(sort);
  const beyond =
    after && sql<SqlBool>`(listed_at, id) ${order.beyond} (${after.value}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await sql<CallPosition>`select id, ${isoInstant(sql.ref('listed_at'))} as value from calls
    where ${allOf(spanOf(filter), ownersOf(filter), beyond)}
    order by listed_at ${order.direction}, id ${order.direction} limit ${limit}`.execute(tx);
  return rows;
}

/** The next calls of each wanted kind, then the next of these: a kind without calls costs one descent of the index. */
async function positionsOfKinds(tx: Tx, { filter, sort, after, limit }: PositionsWanted): Promise<CallPosition[]> {
  const order = orderOf(sort);
  const beyond =
    after && sql<SqlBool>`(listed_at, id) ${order.beyond} (${after.value}::timestamptz, ${after.id}::uuid)`;
  const ordered = sql`order by listed_at ${order.direction}, id ${order.direction} limit ${limit}`;
  const { rows } = await sql<CallPosition>`select id, ${isoInstant(sql.ref('listed_at'))} as value
    from unnest(${kindsOf(filter)}::smallint[]) wanted (kind) cross join lateral (
      select id, listed_at from calls where calls.kind = wanted.kind and ${allOf(spanOf(filter), beyond)} ${ordered}) found
    ${ordered}`.execute(tx);
  return rows;
}

/** Most calls of a span that are read whole; of more, enough are among the longest and the shortest. */
const spanReadMax = 30_000;

async function positionsByDuration(tx: Tx, wanted: PositionsWanted): Promise<CallPosition[]> {
  const { filter, sort, after, limit } = wanted;
  const order = orderOf(sort);
  const beyond = after && sql<SqlBool>`(listed_seconds, id) ${order.beyond} (${after.value}::int, ${after.id}::uuid)`;
  const conditions = allOf(spanOf(filter), ownersOf(filter), beyond);
  const kinds = kindsOf(filter);
  const ordered = sql`order by listed_seconds ${order.direction}, id ${order.direction} limit ${limit}`;
  const readsWhole = filter.phone_number !== undefined || (await isShortSpan(tx, filter));
  // The materialized rows keep the planner on the index of the span.
  const { rows } = await (readsWhole
    ? sql<CallPosition>`with spanned as materialized (
        select id, kind, listed_seconds from calls where ${allOf(spanOf(filter), ownersOf(filter))})
      select id, listed_seconds::text as value from spanned
      where kind = any (${kinds}::smallint[]) and ${beyond ?? sql`true`} ${ordered}`
    : sql<CallPosition>`select id, listed_seconds::text as value
      from unnest(${kinds}::smallint[]) wanted (kind) cross join lateral (
        select id, listed_seconds from calls where calls.kind = wanted.kind and ${conditions} ${ordered}) found
      ${ordered}`
  ).execute(tx);
  return rows;
}

async function isShortSpan(tx: Tx, filter: CallFilter): Promise<boolean> {
  if (!filter.from && !filter.to) return false;
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (
    select from calls where ${allOf(spanOf(filter), ownersOf(filter))} limit ${spanReadMax + 1}) counted`.execute(tx);
  return (rows[0]?.total ?? 0) <= spanReadMax;
}

function spanOf({ from, to }: CallFilter): RawBuilder<SqlBool> | undefined {
  if (!from && !to) return undefined;
  return sql<SqlBool>`listed_at >= ${from ?? '-infinity'}::timestamptz and listed_at < ${to ?? 'infinity'}::timestamptz`;
}

function ownersOf({ agent_id, phone_number }: CallFilter): RawBuilder<SqlBool> {
  return allOf(
    agent_id && sql<SqlBool>`agent_id = ${agent_id}`,
    phone_number && sql<SqlBool>`phone_number = ${phone_number}`,
  );
}

function allOf(...conditions: (RawBuilder<SqlBool> | false | '' | undefined)[]): RawBuilder<SqlBool> {
  const given = conditions.filter((condition): condition is RawBuilder<SqlBool> => Boolean(condition));
  return given.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(given, sql` and `)}`;
}

const isDescending = (sort: CallSort) => sort.startsWith('-');

function orderOf(sort: CallSort) {
  return isDescending(sort)
    ? { direction: sql.raw('desc'), beyond: sql.raw('<') }
    : { direction: sql.raw('asc'), beyond: sql.raw('>') };
}
