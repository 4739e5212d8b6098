import type { Agent } from '@parley/contract/resources/agent';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '#db/tenant-scope.ts';
import { decodeCursor, pageFrom } from '#platform/http/cursor.ts';
import { parseInput } from '#platform/http/validation.ts';
import { presentAgent, readAgent } from './agents.queries.ts';

export interface AgentFilter {
  isTrashed: boolean;
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
  status?: ('active' | 'inactive')[] | undefined;
  q?: string | undefined;
  updated_from?: string | undefined;
}

const Position = z.object({ cursor: z.tuple([z.iso.datetime(), z.guid()]) });

function readPosition(cursor: string): [createdAt: string, id: string] {
  return parseInput(Position, { cursor: decodeCursor(cursor, ['string', 'string']) }, 'query').cursor;
}

/** One page of agents, newest first; keyset on (created_at, id), so rows that come or go shift nothing. */
export async function listAgentPage(tx: Tx, filter: AgentFilter) {
  let query = tx.selectFrom('agents').where('trashed_at', filter.isTrashed ? 'is not' : 'is', null);
  if (filter.status?.length === 1) query = query.where('is_active', '=', filter.status[0] === 'active');
  if (filter.q) query = query.where(sql<boolean>`position(lower(${filter.q}) in lower(name)) > 0`);
  if (filter.updated_from) query = query.where('updated_at', '>=', new Date(filter.updated_from));

  let page = query.select(['id', 'version', 'config', 'created_at', 'updated_at', 'trashed_at']);
  if (filter.cursor) {
    const [createdAt, id] = readPosition(filter.cursor);
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
    item: (row): Agent => presentAgent(readAgent(row)),
    cursor: (row) => [row.created_at.toISOString(), row.id],
  });
  return total ? { ...result, total: total.total } : result;
}
