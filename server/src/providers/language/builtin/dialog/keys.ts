import { withDigits } from '../details/number-words.ts';
import { type DialogState, type Goal, lasting } from './dialog-state.ts';

export function keyedGoal({ goal }: DialogState): Goal {
  return goal?.kind === 'callback' ? { ...goal, byKeys: true } : { kind: 'callback', byKeys: true };
}

/** Key that a message is, pressed or, where keys were offered, said. */
export function pressedKey(message: string, state: DialogState, language: string): number | undefined {
  const isOffered = state.hasMenu || isYesNoPending(state);
  const digits = isOffered ? withDigits(message.replace(/[.,!?\s]+$/, ''), language) : message;
  return /^\d$/.test(digits) && state.pending !== 'detail' ? Number(digits) : digits === '0' ? 0 : undefined;
}

export function isYesNoPending({ pending }: DialogState): boolean {
  return pending !== undefined && pending !== 'detail' && pending !== 'anything-else';
}

/** A detail is asked for that may be a 0. */
export function isCollecting({ pending, asked }: DialogState): boolean {
  return pending === 'detail' && !(asked !== undefined && lasting.includes(asked));
}

/** Answer to the offer to call back on the number the person calls from. */
export function answerOwnNumber(
  state: DialogState,
  answer: string | undefined,
  ownNumber: string | undefined,
): DialogState {
  const goal = keyedGoal(state);
  if (answer === 'yes' && ownNumber) {
    const news = { phone_number: ownNumber };
    return { ...state, goal, news, told: { ...state.told, ...news }, isConfirmed: true };
  }
  if (state.news.phone_number) return { ...state, goal, told: { ...state.told, ...state.news } };
  if (answer === 'stop' || answer === 'goodbye') return { ...state, goal: undefined };
  if (answer !== 'no') return { ...state, goal, missedQuestion: true };
  return { ...state, goal: withoutOwnNumber(goal) };
}

/** A call back by keys for which the number has to be typed. */
export const withoutOwnNumber = (goal: Goal | undefined): Goal | undefined =>
  goal?.kind === 'callback' && goal.byKeys ? { ...goal, isOwnNumberDeclined: true } : goal;
