import type { ModelMessage } from '#brain/ports.ts';
import type { Asked } from '../details/read-details.ts';
import type { PhraseKey, PhrasePack } from '../phrases/phrase-pack.ts';
import { endsWithPhrase, holdsBeginningOf, unknownWordings } from '../phrases/say.ts';
import { type DialogState, keepLasting, type Pending } from './dialog-state.ts';
import { keyedGoal } from './keys.ts';

const askKeys: [PhraseKey, Asked][] = [
  ['askName', 'name'],
  ['askPhone', 'phone_number'],
  ['askEmail', 'email'],
  ['askDate', 'date'],
  ['askBookedDate', 'date'],
  ['askTime', 'time'],
  ['askOther', undefined],
  ['askChoice', undefined],
  ['askWhom', undefined],
];

/** True for a reply to what was not understood or not known, also where it was interrupted. */
export function isMiss(text: string, pack: PhrasePack): boolean {
  const isIn = (wording: string) => text.includes(wording) || (text.length >= 8 && wording.startsWith(text));
  return [...unknownWordings(pack), ...pack.notUnderstood].some(isIn);
}

/** Effect of the agent's own message: the question it ended with, and the goal it ended. */
export function recall(
  state: DialogState,
  message: ModelMessage & { role: 'assistant' },
  { question, isReply }: { question: string; isReply: boolean },
  pack: PhrasePack,
): DialogState {
  const { text } = message;
  const ends = (key: PhraseKey) => endsWithPhrase(pack, key, text);
  const ask = askKeys.find(([key]) => ends(key));
  const keyed = keyedPending(state, text, pack);
  let pending: Pending;
  if (keyed) pending = keyed;
  else if (ask) pending = 'detail';
  else if (ends('isThatRight')) pending = 'confirm';
  else if (ends('offerCallback')) pending = 'callback-offer';
  else if (ends('offerPerson')) pending = 'person-offer';
  else if (ends('askTopic') || ends('askGuess')) pending = 'topic-offer';
  else if (['anythingElse', 'welcome', 'declined', 'noted'].some((key) => ends(key as PhraseKey)))
    pending = 'anything-else';
  const isOver =
    Boolean(message.toolCalls?.length) ||
    ends('callbackNoted') ||
    ends('callbackNotedNameless') ||
    ends('requestNoted') ||
    ends('requestNotedNameless') ||
    ends('declined') ||
    ends('toolFailed');
  const isDropped = isOver || (state.isNewGoal && pending !== 'detail' && pending !== 'confirm');
  const goal = keyed ? keyedGoal(state) : isDropped ? undefined : state.goal;
  const wasUnknown = unknownWordings(pack).some((wording) => text.includes(wording));
  const misses = isMiss(text, pack) ? state.misses + 1 : isReply ? 0 : state.misses;
  return {
    ...state,
    goal,
    pending,
    asked: keyed === 'detail' ? 'phone_number' : keyed ? undefined : ask?.[1],
    told: goal ? state.told : keepLasting(state.told),
    isNewGoal: false,
    unanswered: wasUnknown ? question : isOver ? undefined : state.unanswered,
    lastAnswer: text,
    misses,
    hasMenu: state.hasMenu || holdsBeginningOf(pack, 'menuLead', text),
    isDateOpen: goal !== undefined && (state.isDateOpen || pack.dateLater.some((wording) => text.includes(wording))),
    askedBack: pending === 'topic-offer' ? question : undefined,
  };
}

/** Question of a call back by keys that a message ends with, also where a key interrupted it. */
function keyedPending({ goal, told }: DialogState, text: string, pack: PhrasePack): Pending {
  if (endsWithPhrase(pack, 'numberBack', text)) return 'confirm';
  if (holdsBeginningOf(pack, 'typeNumber', text)) return 'detail';
  if (holdsBeginningOf(pack, 'ownNumber', text)) return 'own-number';
  const isOver = endsWithPhrase(pack, 'callbackNotedNameless', text) || endsWithPhrase(pack, 'declined', text);
  const isReadBack = goal?.kind === 'callback' && goal.byKeys && told.phone_number && /^[\d\s,+]+/.test(text);
  return isReadBack && !isOver ? 'confirm' : undefined;
}
