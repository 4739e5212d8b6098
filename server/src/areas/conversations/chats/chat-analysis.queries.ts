import type { ChatSessionId } from '@parley/contract/ids';
import type { ChatAnalysis } from '@parley/contract/resources/conversation-analysis';
import { findAnalysis } from '#areas/conversations/analysis';
import { apiColumns } from '#db/api-columns.ts';
import type { Tx } from '#db/tenant-scope.ts';

const results = apiColumns<ChatAnalysis>()('summary', 'structured_data', 'success', 'sentiment');

/** State and results of a chat's analysis; null where none was ordered. */
export async function findChatAnalysis(tx: Tx, id: ChatSessionId): Promise<ChatAnalysis | null> {
  const [analysis, row] = await Promise.all([
    findAnalysis(tx, id),
    tx.selectFrom('chat_sessions').select(results.names).where('id', '=', id).executeTakeFirst(),
  ]);
  return analysis && row ? { ...analysis, ...results.present(row) } : null;
}
