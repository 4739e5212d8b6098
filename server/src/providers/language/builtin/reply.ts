import type { ModelRequest, ToolDefinition, WordReader } from '#brain/ports.ts';
import { answerFromFacts, type FactAnswer, topicsOf } from './answer-from-facts.ts';
import { displayPhoneNumber } from './details/find-phone-number.ts';
import { type DialogState, readDialog } from './dialog-state.ts';
import { isQuestion } from './intents.ts';
import type { PhraseKey, PhrasePack } from './phrases/phrase-pack.ts';
import { phrasePackOf, say } from './phrases/say.ts';
import { withDatesInWords } from './spoken-dates.ts';
import { argumentsFor, missingParameter } from './tool-arguments.ts';
import type { ToolParameter } from './tool-parameters.ts';
import { handoverOutcome, plainResult } from './tool-result.ts';
import { endCallTool, isEndCallTool, isPersonTool, personTool } from './wanted-tool.ts';

/** Next text and action of the built-in model. */
export interface Reply {
  text: string;
  collected: Record<string, string>;
  sourceIds: string[];
  call?: { tool: ToolDefinition; arguments: Record<string, unknown> };
  /** It does not answer what was asked. */
  isUnsure?: true;
}

interface Scene {
  request: ModelRequest;
  reader: WordReader;
  pack: PhrasePack;
  state: DialogState;
  question: string;
  /** A phrase in the wording that has been used least. */
  phrase: (key: PhraseKey, values?: Record<string, string>) => string;
}

/** Decides the next message from the conversation alone. Pure and deterministic. */
export function replyTo(request: ModelRequest, reader: WordReader): Reply {
  const last = request.messages.at(-1);
  const pack = phrasePackOf(request.language);
  const ours = request.messages.filter((message) => message.role === 'assistant').map((message) => message.text);
  const phrase = (key: PhraseKey, values?: Record<string, string>) => {
    const used = ours.filter((text) => pack[key].some((wording) => text.includes(longestPart(wording)))).length;
    return say(pack, key, used, values);
  };
  const question = lastQuestion(request);
  const scene: Scene = { request, reader, pack, state: readDialog(request, reader), question, phrase };
  if (last?.role === 'tool') return reportTools(scene);
  if (!question) return words(phrase('greeting'));
  const reply = respond(scene);
  return { ...reply, collected: { ...scene.state.news, ...reply.collected } };
}

const longestPart = (wording: string) => wording.split(/\{\w+\}/).sort((a, b) => b.length - a.length)[0] ?? wording;

const words = (text: string, sourceIds: string[] = []): Reply => ({ text, collected: {}, sourceIds });

/** Not what was asked for: it is not known, or was not understood. */
const unsure = (text: string): Reply => ({ ...words(text), isUnsure: true });

function lastQuestion(request: ModelRequest): string {
  return (
    request.messages
      .filter((message) => message.role === 'user')
      .at(-1)
      ?.text.trim() ?? ''
  );
}

function respond(scene: Scene): Reply {
  const { state, phrase, request } = scene;
  if (state.goal) return pursueGoal(scene);
  switch (state.intent) {
    case 'greeting':
      return words(phrase('greeting'));
    case 'how-are-you':
      return words(phrase('howAreYou'));
    case 'who-are-you':
      return words(phrase('whoAreYou', { name: request.agentName }));
    case 'abilities':
      return words(tellTopics(scene) ?? phrase('whatElse'));
    case 'thanks':
      return words(phrase('welcome'));
    case 'goodbye':
      return sayGoodbye(scene);
    case 'stop':
      return words(phrase('declined'));
    case 'no':
      return state.pending === 'anything-else' ? sayGoodbye(scene) : words(phrase('declined'));
    case 'yes':
      return words(phrase('whatElse'));
  }
  const fact = factFor(scene);
  if (fact) return tellFact(scene, fact);
  const hasOnlyDetails =
    ['name', 'phone_number', 'email'].some((key) => key in state.news) && !isQuestion(scene.question);
  return hasOnlyDetails ? words(phrase('noted')) : doNotKnow(scene);
}

function factFor({ question, request, reader }: Scene): FactAnswer | undefined {
  const said = request.messages.filter((message) => message.role === 'user').map((message) => message.text);
  return answerFromFacts(question, said.slice(0, -1), request, reader);
}

function tellFact({ state, phrase, request, pack }: Scene, fact: FactAnswer): Reply {
  const wordings = pack.again.map((wording) => wording.replace('{fact}', fact.text));
  const isSaidIn = (text: string) => text === fact.text || wordings.some((wording) => text.startsWith(wording));
  const wasSaid = request.messages.some((message) => message.role === 'assistant' && isSaidIn(message.text));
  if (!wasSaid) return words(fact.text, fact.sourceIds);
  const repeated = phrase('again', { fact: fact.text });
  return words(isSaidIn(state.lastAnswer) ? `${repeated} ${offer(phrase, request)}` : repeated, fact.sourceIds);
}

function offer(phrase: Scene['phrase'], request: ModelRequest): string {
  return phrase(personTool(request.tools) ? 'offerPerson' : 'offerCallback');
}

/** Topics that can be asked for, from the prompt's headings; undefined where it has none. */
function tellTopics({ phrase, request, reader, pack }: Scene): string | undefined {
  const topics = topicsOf(request, reader);
  if (topics.length === 0) return undefined;
  const asWritten = request.language.startsWith('de') ? topics : topics.map(withSmallLetter);
  return phrase('topics', { topics: listOf(asWritten, pack) });
}

function doNotKnow(scene: Scene): Reply {
  const { phrase, request, pack } = scene;
  const timesBefore = request.messages.filter(
    (message) => message.role === 'assistant' && pack.unknown.some((wording) => message.text.includes(wording)),
  ).length;
  const topics = timesBefore > 0 ? tellTopics(scene) : undefined;
  return unsure([phrase('unknown'), ...(topics ? [topics] : []), offer(phrase, request)].join(' '));
}

function sayGoodbye({ phrase, request }: Scene): Reply {
  const tool = endCallTool(request.tools);
  const reply = words(phrase('goodbye'));
  return tool && !missingParameter(tool, {}) ? { ...reply, call: { tool, arguments: {} } } : reply;
}

/** A fact may fit a question this much less than a tool and is still told first. */
const factHeadstart = 0.1;

function pursueGoal(scene: Scene): Reply {
  const { state, phrase } = scene;
  // A requested end of the call is preceded by a goodbye.
  if (state.goal?.kind === 'tool' && isEndCallTool(state.goal.tool.name)) return sayGoodbye(scene);
  // "Can I talk to a human?" is a wish, whatever else is known of humans.
  const asks = state.intent !== 'person' && isQuestion(scene.question);
  const besideWish = state.isNewGoal && state.goal?.kind === 'callback' && state.goal.hasQuestion === true;
  const isSideQuestion = besideWish || state.missedQuestion || (state.isNewGoal && asks && state.goal?.kind === 'tool');
  const fact = isSideQuestion ? factFor(scene) : undefined;
  if (fact && state.isNewGoal && fact.score + factHeadstart >= state.toolScore) return tellFact(scene, fact);
  if (isSideQuestion && !state.isNewGoal && !fact && isQuestion(scene.question))
    return unsure(`${phrase('unknown')} ${nextQuestion(scene) ?? ''}`.trim());
  if (fact && !state.isNewGoal) return { ...words(`${fact.text} ${nextQuestion(scene) ?? ''}`.trim(), fact.sourceIds) };

  const question = nextQuestion(scene);
  if (question && state.isNewGoal && state.goal?.kind === 'callback' && state.goal.wish)
    return words(`${phrase(wishPhrases[state.goal.wish])} ${question}`);
  if (question) {
    if (state.missedQuestion) return unsure(`${phrase('notUnderstood')} ${question}`);
    const isOwnWish = state.isNewGoal && state.goal?.kind === 'callback' && state.intent === 'person';
    return words(isOwnWish ? `${phrase('willAsk')} ${question}` : question);
  }
  return state.goal?.kind === 'tool' ? callTool(scene, state.goal.tool) : noteCallback(scene);
}

/** The question for the next detail the goal needs; undefined when all are known. */
function nextQuestion(scene: Scene): string | undefined {
  const { state, phrase, pack } = scene;
  if (state.goal?.kind === 'tool') {
    const parameter = missingParameter(state.goal.tool, state.told);
    return parameter && questionFor(parameter, state, phrase, pack);
  }
  if (state.goal?.kind === 'callback' && state.goal.wish) {
    if (!state.told.date) return phrase('askDate');
    if (state.goal.wish === 'book' && !state.told.time) return phrase('askTime');
  }
  if (!state.told.name) return phrase('askName');
  if (!state.told.phone_number) return phrase('askPhone');
  const isUnconfirmed = state.goal?.kind === 'callback' && state.goal.wish !== undefined && !state.isConfirmed;
  return isUnconfirmed ? `${phrase('readBack', readBackOf(scene))} ${phrase('isThatRight')}` : undefined;
}

const wishPhrases = { book: 'willBook', cancel: 'willCancel', change: 'willChange' } as const;

/** Details of a request as they are read back. */
function readBackOf({ state, request }: Scene): Record<string, string> {
  const { name = '', phone_number: phone = '', date, time } = state.told;
  const when = withDatesInWords(date && time ? `${date}T${time}` : (date ?? ''), request);
  return { name, phone: displayPhoneNumber(phone), when: when && `, ${when}` };
}

function questionFor(parameter: ToolParameter, state: DialogState, phrase: Scene['phrase'], pack: PhrasePack): string {
  switch (parameter.kind) {
    case 'name':
      return phrase('askName');
    case 'phone_number':
      return phrase('askPhone');
    case 'email':
      return phrase('askEmail');
    case 'date':
      return phrase('askDate');
    case 'time':
      return phrase('askTime');
    case 'datetime':
      return phrase(state.told.date ? 'askTime' : 'askDate');
    case 'choice': {
      const choices = listOf(
        parameter.choices.map((choice) => choice.replaceAll('_', ' ')),
        pack,
      );
      const isForPeople = state.goal?.kind === 'tool' && isPersonTool(state.goal.tool.name);
      return phrase(isForPeople ? 'askWhom' : 'askChoice', { label: parameter.label, choices });
    }
    case 'boolean':
      return phrase('askChoice', { label: parameter.label, choices: `${pack.yes} ${pack.or} ${pack.no}` });
    default:
      return phrase('askOther', { label: parameter.label });
  }
}

function callTool({ state, request }: Scene, tool: ToolDefinition): Reply {
  return { ...words(''), call: { tool, arguments: argumentsFor(tool, state.told, request.timezone) } };
}

function noteCallback({ state, phrase }: Scene): Reply {
  const { name = '', phone_number: phone = '' } = state.told;
  const collected: Record<string, string> = { callback_requested: 'yes' };
  if (state.unanswered) collected.callback_reason = state.unanswered;
  if (state.goal?.kind === 'callback' && state.goal.wish) {
    collected.request = state.goal.wish;
    collected.callback_reason = state.goal.words ?? '';
    return { ...words(phrase('requestNoted', { name, phone: displayPhoneNumber(phone) })), collected };
  }
  return { ...words(phrase('callbackNoted', { name, phone: displayPhoneNumber(phone) })), collected };
}

/** Reports the results of the last step's tools. */
function reportTools({ request, phrase, pack }: Scene): Reply {
  const results: string[] = [];
  const { language, timezone } = request;
  const calls = new Map(
    request.messages.flatMap((message) =>
      message.role === 'assistant' ? (message.toolCalls ?? []).map((call) => [call.id, call] as const) : [],
    ),
  );
  for (const message of request.messages.toReversed()) {
    if (message.role !== 'tool') break;
    const given = calls.get(message.toolCallId)?.arguments ?? {};
    if (message.isError)
      results.unshift(
        [message.told === undefined && phrase('toolFailed'), phrase('offerCallback')].filter(Boolean).join(' '),
      );
    else if (message.told === undefined && !isEndCallTool(message.name)) {
      const handedOver = handoverOutcome(message.result);
      if (handedOver) {
        const isAsked = handedOver === 'asked';
        results.unshift(isAsked ? phrase('personAsked') : `${phrase('nobodyThere')} ${phrase('offerCallback')}`);
        continue;
      }
      const reader = { language, timezone, yes: pack.yes, no: pack.no, arguments: given };
      results.unshift(plainResult(message.result, reader) || phrase('toolDone'));
    }
  }
  return words(results.join(' '));
}

const withSmallLetter = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? `${text[0]?.toLowerCase()}${text.slice(1)}` : text;

function listOf(items: readonly string[], pack: PhrasePack): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${pack.or} ${items.at(-1)}`;
}
