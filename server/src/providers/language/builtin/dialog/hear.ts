import type { ModelRequest, ToolDefinition, WordReader } from '#brain/ports.ts';
import { namedTools, noOffer } from '../booking-wish.ts';
import { withDigits } from '../details/number-words.ts';
import { readDetails, readParameter, type Setting } from '../details/read-details.ts';
import { foldWords } from '../fold-words.ts';
import { beginsWithYesOrNo, intentOf, isQuestion } from '../intents.ts';
import { ownNumberOf } from '../own-number.ts';
import type { PhrasePack } from '../phrases/phrase-pack.ts';
import { isComplete, keyOf, missingParameter } from '../tool-arguments.ts';
import { parametersOf } from '../tool-parameters.ts';
import { connectingTool, directoryTool, personTool, wantedTool } from '../wanted-tool.ts';
import { wishOf } from '../wishes.ts';
import { bookingStep } from './booking-step.ts';
import { type DialogState, type Goal, keepLasting } from './dialog-state.ts';
import { answerOwnNumber, isCollecting, isYesNoPending, pressedKey, withoutOwnNumber } from './keys.ts';

/** Says that something of the person's own is meant, in five languages, folded. */
const isOwn = /\b(my|our|min|mitt|mina|mein\w*|mon|ma|mes|mi|mis)\b/;
/** More than any fact can have. */
const certain = 2;

/** Effect of the person's message: what it tells, and the goal it sets, answers or drops. */
export function hear(
  state: DialogState,
  message: string,
  { request, setting, reader, pack }: { request: ModelRequest; setting: Setting; reader: WordReader; pack: PhrasePack },
): DialogState {
  const { tools } = request;
  const { language } = setting;
  const key = request.keypad && pressedKey(message, state, language);
  const text = (key !== undefined && isYesNoPending(state) && { 1: pack.yes, 2: pack.no }[key]) || message;
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
    menuKey: undefined,
    topicAnswer: undefined,
    control: undefined,
    // A question in between leaves the offer and the move as they are.
    offered: isQuestion(text) ? state.offered : noOffer,
    moving: isQuestion(text) ? state.moving : undefined,
    askedWhom: undefined,
  };
  if (key === 0 && !isCollecting(state)) return begin({ ...next, news: {} }, keyedPersonGoal(tools), said);
  if (state.pending === 'own-number') return answerOwnNumber(next, yesOrNo, ownNumberOf(request, setting.country));
  if (key !== undefined && !isYesNoPending(state) && !state.goal) return { ...next, news: {}, menuKey: key };
  if (state.pending === 'topic-offer' && (yesOrNo === 'yes' || yesOrNo === 'no') && (wholeIntent || key))
    return { ...next, topicAnswer: yesOrNo };
  if (state.pending === 'confirm' && state.goal) return confirm(next, yesOrNo);

  const isOffer = state.pending === 'callback-offer' || state.pending === 'person-offer';
  const isAccepted =
    isOffer &&
    (yesOrNo === 'yes' ||
      wholeIntent === 'callback' ||
      (state.pending === 'callback-offer' && Boolean(news.phone_number)));
  if (isAccepted) return begin(next, state.pending === 'person-offer' ? personGoal(tools) : { kind: 'callback' }, said);
  if (isOffer && (yesOrNo === 'no' || wholeIntent === 'stop'))
    return { ...next, goal: undefined, intent: state.goal ? 'stop' : 'no' };

  if (wholeIntent === 'goodbye') return { ...next, goal: undefined };
  const person = directoryGoal({ ...next, askedWhom: state.askedWhom }, text, { tools, yesOrNo: wholeIntent });
  if (person) return person;
  if (state.goal && (wholeIntent === 'stop' || (wholeIntent === 'no' && !isYesNoQuestion(state)))) {
    return { ...next, goal: undefined, intent: 'stop', told: keepLasting(state.told) };
  }
  if (wholeIntent === 'person') return begin(next, personGoal(tools), said);
  if (wholeIntent === 'callback') return begin(next, { kind: 'callback' }, said);

  if (state.goal && state.pending === 'detail') return continueGoal(next, text, language);
  const connecting = connectingTool(text, tools);
  if (connecting) return begin(next, { kind: 'tool', tool: connecting }, said);
  const booking = wholeIntent ? undefined : bookingGoal(state, next, text, { tools, setting });
  if (booking) return booking;
  const wanted = wholeIntent ? undefined : wantedTool(withDigits(text, language), namedTools(tools), reader);
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

/** A request for a person by name, or the answer to the question whom. */
function directoryGoal(
  state: DialogState,
  text: string,
  { tools, yesOrNo }: { tools: readonly ToolDefinition[]; yesOrNo: string | undefined },
): DialogState | undefined {
  const { askedWhom } = state;
  const asked = { ...state, askedWhom: undefined };
  const tool = askedWhom ? tools.find((each) => each.spokenNames !== undefined) : directoryTool(text, tools);
  if (!tool || yesOrNo === 'no' || yesOrNo === 'stop' || yesOrNo === 'callback') return undefined;
  const [choice] = askedWhom?.length === 1 ? askedWhom : [];
  const who = yesOrNo === 'yes' && choice ? choice : text;
  const goal: Goal = { kind: 'tool', tool };
  return { ...asked, goal, told: { ...keepLasting(state.told), who }, isNewGoal: true, toolScore: certain };
}

/** An appointment in everyday words, or an answer to what the calendar has offered or asked. */
function bookingGoal(
  before: DialogState,
  state: DialogState,
  text: string,
  { tools, setting }: { tools: readonly ToolDefinition[]; setting: Setting },
): DialogState | undefined {
  const step = bookingStep(text, { ...before, news: state.news, tools, today: setting.today });
  if (!step) return undefined;
  const said = { text, language: setting.language, earlier: state.told };
  const begun = begin(state, { kind: 'tool', tool: step.tool }, said);
  const told = step.isChoice ? keepLasting(begun.told) : begun.told;
  return { ...begun, told: { ...told, ...step.told }, moving: step.moving, toolScore: certain };
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
  if (yesOrNo === 'no') return { ...state, goal: withoutOwnNumber(state.goal), told: {}, intent: undefined };
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

const keyedPersonGoal = (tools: readonly ToolDefinition[]): Goal => {
  const goal = personGoal(tools);
  return goal.kind === 'callback' ? { ...goal, byKeys: true } : goal;
};
