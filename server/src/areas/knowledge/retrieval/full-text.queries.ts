import type { AgentId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import type { IndexHit } from './index-hit.rules.ts';

/**
 * Searches an agent's chunks by PostgreSQL's full text, for the time no segment is ready: any of the words' beginnings,
 * ranked by `ts_rank`. The score is the share of the words a chunk contains.
 */
export async function searchFullText(
  tx: Tx,
  agentId: AgentId,
  { beginnings, limit, minScore }: { beginnings: readonly string[]; limit: number; minScore: number },
): Promise<IndexHit[]> {
  if (beginnings.length === 0) return [];
  // Letters and digits alone: nothing in them is an operator of a query.
  const each = beginnings.map((beginning) => `${beginning}:*`);
  const { rows } = await sql<{ id: string; words: string[] }>`
    select c.id,
      array(select left(b, -2) from unnest(${each}::text[]) b where c.words @@ to_tsquery('simple', b)) as words
    from kb_chunks c
    where c.agent_id = ${agentId} and c.words @@ to_tsquery('simple', ${each.join(' | ')})
    order by ts_rank(c.words, to_tsquery('simple', ${each.join(' | ')})) desc, c.id
    limit ${limit}`.execute(tx);
  return rows
    .map(({ id, words }) => ({
      id,
      score: words.length / beginnings.length,
      parts: { stems: words.length / beginnings.length, grams: 0, concepts: 0, embedding: null },
      words,
    }))
    .filter(({ score }) => score >= minScore);
}
