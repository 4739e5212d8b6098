import type { ModelMessage, ModelRequest, ToolDefinition, WordReader } from '#brain/ports.ts';
import { withDigits } from './details/number-words.ts';
import { type Asked, readDetails, readParameter, type Setting, settingOf } from './details/read-details.ts';
import { foldWords } from './fold-words.ts';
import { beginsWithYesOrNo, type Intent, intentOf, isQuestion } from './intents.ts';
import type { PhraseKey, PhrasePack } from './phrases/phrase-pack.ts';
import { endsWithPhrase, phrasePackOf } from './phrases/say.ts';
import { isComplete, keyOf, missingParameter } from './tool-arguments.ts';
import { parametersOf } from './tool-parameters.ts';
import { connectingTool, personTool, wantedTool } from './wanted-tool.ts';
import { type Wish, wishOf } from './wishes.ts';

/** Purpose for which the conversation collects details. */
/** A call-back carries the request that is passed on with it. */
export type Goal =
  | { kind: 'callback'; wish?: Wish; words?: string; hasQuestion?: boolean }
  | { kind: 'tool'; tool: ToolDefinition };

/** The question our last message ended with. */
export type Pending = 'confirm' | 'callback-offer' | 'person-offer' | 'anything-else' | 'detail' | undefined;

/** Everything a conversation has come to, read from its messages alone. */
export interface DialogState {
  goal: Goal | undefined;
  pending: Pending;
  asked: Asked;
  /** Details since the goal was set; lasting ones (name, number, email) are in `request.collected` too. */
  told: Record<string, string>;
  /** Details in the last message. */
  news: Record<string, string>;
  intent: Intent | undefined;
  /** The last message did not answer the question for a detail. */
  missedQuestion: boolean;
  /** The goal was set by the last message. */
  isNewGoal: boolean;
  /** Match of the last message with the tool it asks for. */
  toolScore: number;
  /** Last question without an answer. */
  unanswered: string | undefined;
  lastAnswer: string;
  /** The person agreed with the details that were read back. */
  isConfirmed: boolean;
}

/** Says that something of the person's own is meant, in five languages, folded. */
const isOwn = /\b(my|our|min|mitt|mina|mein\w*|mon|ma|mes|mi|mis)\b/;
/** More than any fact can have. */
const certain = 2;
const lasting = ['name', 'phone_number', 'email'];
const askKeys: [PhraseKey, Asked][] = [
  ['askName', 'name'],
  ['askPhone', 'phone_number'],
  ['askEmail', 'email'],
  ['askDate', 'date'],
  ['askTime', 'time'],
  ['askOther', undefined],
  ['askChoice', undefined],
  ['askWhom', undefined],
];

/** Reads the whole conversation; the state after its last message. */
export function readDialog(request: ModelRequest, reader: WordReader): DialogState {
  const pack = phrasePackOf(request.language);
  const setting = settingOf(request);
  let state: DialogState = {
    goal: undefined,
    pending: undefined,
    asked: undefined,
    told: keepLasting(request.collected),
    news: {},
    intent: undefined,
    missedQuestion: false,
    isNewGoal: false,
    toolScore: 0,
    unanswered: undefined,
    lastAnswer: '',
    isConfirmed: false,
  };
  let question = '';
  for (const message of request.messages) {
    if (message.role === 'user') {
      state = hear(state, message.text, request.tools, setting, reader);
      question = message.text;
    } else if (message.role === 'assistant') {
      state = recall(state, message, question, pack);
    }
  }
  return state;
}

/** Effect of the agent's own message: the question it ended with, and the goal it ended. */
function recall(
  state: DialogState,
  message: ModelMessage & { role: 'assistant' },
  question: string,
  pack: PhrasePack,
): DialogState {
  const { text } = message;
  const ends = (key: PhraseKey) => endsWithPhrase(pack, key, text);
  const ask = askKeys.find(([key]) => ends(key));
  let pending: Pending;
  if (ask) pending = 'detail';
  else if (ends('isThatRight')) pending = 'confirm';
  else if (ends('offerCallback')) pending = 'callback-offer';
  else if (ends('offerPerson')) pending = 'person-offer';
  else if (['anythingElse', 'welcome', 'declined', 'noted'].some((key) => ends(key as PhraseKey)))
    pending = 'anything-else';
  const isOver =
    Boolean(message.toolCalls?.length) ||
    ends('callbackNoted') ||
    ends('requestNoted') ||
    ends('declined') ||
    ends('toolFailed');
  const goal = isOver || (state.isNewGoal && pending !== 'detail' && pending !== 'confirm') ? undefined : state.goal;
  const wasUnknown = pack.unknown.some((wording) => text.includes(wording));
  return {
    ...state,
    goal,
    pending,
    asked: ask?.[1],
    told: goal ? state.told : keepLasting(state.told),
    isNewGoal: false,
    unanswered: wasUnknown ? question : isOver ? undefined : state.unanswered,
    lastAnswer: text,
  };
}

function hear(
  state: DialogState,
  text: string,
  tools: readonly ToolDefinition[],
  setting: Setting,
  reader: WordReader,
): DialogState {
  const { language } = setting;
  const said = { text, language };
  const wholeIntent = intentOf(text);
  const yesOrNo = wholeIntent ?? beginsWithYesOrNo(text);
  const news = readDetails(text, setting, state.pending === 'detail' ? state.asked : undefined);
  const next: DialogState = {
    ...state,
    news,
    intent: wholeIntent,
    missedQuestion: false,
    isNewGoal: false,
    toolScore: 0,
    isConfirmed: false,
  };
  if (state.pending === 'confirm' && state.goal) return confirm(next, yesOrNo);

  const isOffer = state.pending === 'callback-offer' || state.pending === 'person-offer';
  const isAccepted =
    isOffer &&
    (yesOrNo === 'yes' ||
      wholeIntent === 'callback' ||
      (state.pending === 'callback-offer' && Boolean(news.phone_number)));
  if (isAccepted) return begin(next, state.pending === 'person-offer' ? personGoal(tools) : { kind: 'callback' }, said);
  if (isOffer && (yesOrNo === 'no' || wholeIntent === 'stop')) return { ...next, intent: 'no' };

  if (wholeIntent === 'goodbye') return { ...next, goal: undefined };
  if (state.goal && (wholeIntent === 'stop' || (wholeIntent === 'no' && !isYesNoQuestion(state)))) {
    return { ...next, goal: undefined, intent: 'stop', told: keepLasting(state.told) };
  }
  if (wholeIntent === 'person') return begin(next, personGoal(tools), said);
  if (wholeIntent === 'callback') return begin(next, { kind: 'callback' }, said);

  if (state.goal && state.pending === 'detail') return continueGoal(next, text, language);
  const connecting = connectingTool(text, tools);
  if (connecting) return begin(next, { kind: 'tool', tool: connecting }, said);
  const wanted = wholeIntent ? undefined : wantedTool(withDigits(text, language), tools, reader);
  if (wanted) {
    const begun = begin(next, { kind: 'tool', tool: wanted.tool }, { ...said, earlier: state.told });
    // A named order, or "my order", is a request for that one and not for orders as such.
    const isCertain = isComplete(wanted.tool, begun.news, begun.told) || isOwn.test(foldWords(text));
    return { ...begun, toolScore: isCertain ? certain : wanted.score };
  }
  if (state.goal) return continueGoal(next, text, language);
  const wish = wholeIntent ? undefined : wishOf(text);
  if (wish) return begin(next, { kind: 'callback', wish, words: text, hasQuestion: hasOtherQuestion(text) }, said);
  // "Are you open on Saturday?" gives no date of the person's.
  const told = isQuestion(text) ? keepLasting(news) : news;
  return { ...next, news: told, told: { ...state.told, ...told } };
}

/** "I'd like a mountain bike, do you have any?" asks something beside its wish. */
function hasOtherQuestion(text: string): boolean {
  const clauses = text.split(/(?<=[,.!?;])\s+/);
  return clauses.length > 1 && clauses.some((clause) => isQuestion(clause) && wishOf(clause) === undefined);
}

/** Yes ends the request, a new detail corrects it, and no asks for the details again. */
function confirm(state: DialogState, yesOrNo: string | undefined): DialogState {
  const told = { ...state.told, ...state.news };
  if (Object.keys(state.news).length > 0) return { ...state, told };
  if (yesOrNo === 'yes') return { ...state, told, isConfirmed: true };
  if (yesOrNo === 'no') return { ...state, told: {}, intent: undefined };
  if (yesOrNo === 'stop' || yesOrNo === 'goodbye') return { ...state, goal: undefined, told: keepLasting(told) };
  return { ...state, told, missedQuestion: true };
}

const personGoal = (tools: readonly ToolDefinition[]): Goal => {
  const tool = personTool(tools);
  return tool ? { kind: 'tool', tool } : { kind: 'callback' };
};

function begin(
  state: DialogState,
  goal: Goal,
  { earlier = {}, text, language }: { earlier?: Record<string, string>; text: string; language: string },
): DialogState {
  const told: Record<string, string> = { ...keepLasting(state.told), ...keepLasting(earlier), ...state.news };
  if (goal.kind === 'tool') {
    for (const parameter of parametersOf(goal.tool)) {
      const value = readParameter(text, parameter, { isAsked: false, language });
      if (value !== undefined && (parameter.kind !== 'number' || parameter.isRequired)) told[parameter.name] = value;
    }
  }
  return { ...state, goal, told, isNewGoal: true, news: newsOf(told, { ...state.told, ...earlier }, state.news) };
}

/** An answer to our question for a detail, or something beside it. */
function continueGoal(state: DialogState, text: string, language: string): DialogState {
  const told = { ...state.told, ...state.news };
  if (state.goal?.kind === 'callback') {
    const found = state.asked === undefined || state.asked in state.news || Object.keys(state.news).length > 0;
    return { ...state, told, missedQuestion: !found };
  }
  if (state.goal?.kind !== 'tool') return { ...state, told };
  const wanted = missingParameter(state.goal.tool, state.told);
  const value =
    wanted && state.pending === 'detail' ? readParameter(text, wanted, { isAsked: true, language }) : undefined;
  if (wanted && value !== undefined) told[keyOf(wanted)] = value;
  const news = newsOf(told, state.told, state.news);
  return { ...state, told, news, missedQuestion: state.pending === 'detail' && Object.keys(news).length === 0 };
}

function isYesNoQuestion(state: DialogState): boolean {
  return state.goal?.kind === 'tool' && missingParameter(state.goal.tool, state.told)?.kind === 'boolean';
}

function newsOf(
  told: Record<string, string>,
  before: Record<string, string>,
  news: Record<string, string>,
): Record<string, string> {
  return { ...news, ...Object.fromEntries(Object.entries(told).filter(([name, value]) => before[name] !== value)) };
}

function keepLasting(told: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(told).filter(([name]) => lasting.includes(name)));
}
