import type { AgentId, SipTrunkId } from '@parley/contract/ids';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '#db/tenant-scope.ts';
import { decodeCursor, pageFrom } from '#platform/http/cursor.ts';
import { parseInput } from '#platform/http/validation.ts';
import { numberColumns, presentNumber } from './phone-numbers.queries.ts';

export interface NumberFilter {
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
  agent_id?: AgentId | undefined;
  trunk_id?: SipTrunkId | undefined;
  country?: string | undefined;
  source?: string | undefined;
  assigned?: boolean | undefined;
  q?: string | undefined;
}

const Position = z.object({ cursor: z.tuple([z.iso.datetime(), z.guid()]) });

/** One page of the tenant's numbers, newest first. */
export async function listNumberPage(tx: Tx, filter: NumberFilter) {
  let query = tx.selectFrom('phone_numbers').where('status', '<>', 'buying');
  if (filter.agent_id) query = query.where('agent_id', '=', filter.agent_id);
  if (filter.trunk_id) query = query.where('trunk_id', '=', filter.trunk_id);
  if (filter.country) query = query.where('country', '=', filter.country);
  if (filter.source) query = query.where('source', '=', filter.source);
  if (filter.assigned !== undefined) query = query.where('agent_id', filter.assigned ? 'is not' : 'is', null);
  if (filter.q) {
    query = query.where(
      sql<boolean>`(position(${filter.q} in number) > 0 or position(lower(${filter.q}) in lower(label)) > 0)`,
    );
  }

  let page = query.select(numberColumns);
  if (filter.cursor) {
    const position = decodeCursor(filter.cursor, ['string', 'string']);
    const [createdAt, id] = parseInput(Position, { cursor: position }, 'query').cursor;
    page = page.where(sql<boolean>`(created_at, id) < (${createdAt}::timestamptz, ${id}::uuid)`);
  }
  const [rows, total] = await Promise.all([
    page
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(filter.limit + 1)
      .execute(),
    filter.include_total ? query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow() : null,
  ]);
  const result = pageFrom(rows, {
    limit: filter.limit,
    item: presentNumber,
    cursor: (row) => [row.created_at.toISOString(), row.id],
  });
  return total ? { ...result, total: total.total } : result;
}
