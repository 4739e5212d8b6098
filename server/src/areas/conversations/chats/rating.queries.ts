import type { ChatSessionId } from '@parley/contract/ids';
import { redactPersonalData } from '#areas/privacy/redaction';
import type { Tx } from '#db/tenant-scope.ts';
import { chatNotClosed, ratedAlready, ratingTooLate, sessionNotFound } from './chat.errors.ts';
import { lockChat } from './chat-lock.queries.ts';
import { isRatingOpen, ratingDays } from './rating.rules.ts';
import { redactionLanguage } from './sessions.queries.ts';

/** Saves the visitor's rating; false when it is unchanged. Refuses a different one, one too early and one too late. */
export async function saveRating(
  tx: Tx,
  rating: { id: ChatSessionId; score: number; comment: string; now: Date },
): Promise<boolean> {
  await lockChat(tx, rating.id);
  const session = await tx
    .selectFrom('chat_sessions')
    .select(['closed_at', 'rating', 'rating_comment', redactionLanguage])
    .where('id', '=', rating.id)
    .forUpdate()
    .executeTakeFirst();
  if (!session) throw sessionNotFound();
  const { redaction_language: language } = session;
  const comment = language === null ? rating.comment : redactPersonalData(rating.comment, language);
  if (session.rating !== null) {
    if (session.rating === rating.score && session.rating_comment === comment) return false;
    throw ratedAlready();
  }
  if (session.closed_at === null) throw chatNotClosed();
  if (!isRatingOpen(session.closed_at, rating.now)) throw ratingTooLate(ratingDays);
  await tx
    .updateTable('chat_sessions')
    .set({ rating: rating.score, rating_comment: comment })
    .where('id', '=', rating.id)
    .execute();
  return true;
}
