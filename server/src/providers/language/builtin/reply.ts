import type { ModelRequest, WordReader } from '#brain/ports.ts';
import { acceptGuesses } from './dialog/accept-guesses.ts';
import { readDialog } from './dialog/read-dialog.ts';
import { isQuestion } from './intents.ts';
import { askGuess, missReply, repeatLast, tellMenu, tellTopics } from './misses.ts';
import type { PhraseKey } from './phrases/phrase-pack.ts';
import { holdsBeginningOf, phrasePackOf, say } from './phrases/say.ts';
import { pursueGoal, sayGoodbye } from './pursue-goal.ts';
import { readQuestion } from './questions/question.ts';
import { reportTools } from './report-tools.ts';
import { type Reply, type Scene, unsure, words } from './scene.ts';
import { factFor, helpWith, tellFact } from './tell-fact.ts';
import { lexiconOf } from './text/lexicon.ts';
import { menuAnswer } from './topics/keypad-menu.ts';
import { nearTopicOf } from './topics/near-topic.ts';
import { topicsOf } from './topics/topics.ts';

/** Phrases that one key answers. */
const oneKeyPhrases = ['menuLead', 'anotherKey', 'pressYesNo'] as const;

/** Weight of a term that is only a day or a time, at most. */
const momentWeightMax = 0.3;

/** Decides the next message from the conversation alone. Pure and deterministic. */
export function replyTo(asked: ModelRequest, reader: WordReader): Reply {
  const request = acceptGuesses(asked);
  const scene = sceneOf(request, reader);
  const reply = decide(scene);
  return request.keypad && isAnsweredByOneKey(reply.text, scene) ? { ...reply, digitsMax: 1 } : reply;
}

function sceneOf(request: ModelRequest, reader: WordReader): Scene {
  const pack = phrasePackOf(request.language);
  const ours = request.messages.filter((message) => message.role === 'assistant').map((message) => message.text);
  const phrase = (key: PhraseKey, values?: Record<string, string>) => {
    const used = ours.filter((text) => pack[key].some((wording) => text.includes(longestPart(wording)))).length;
    return say(pack, key, used, values);
  };
  return { request, reader, pack, state: readDialog(request, reader), question: lastQuestion(request), phrase };
}

const longestPart = (wording: string) => wording.split(/\{\w+\}/).sort((a, b) => b.length - a.length)[0] ?? wording;

function lastQuestion(request: ModelRequest): string {
  return (
    request.messages
      .filter((message) => message.role === 'user')
      .at(-1)
      ?.text.trim() ?? ''
  );
}

function isAnsweredByOneKey(text: string, { pack }: Scene): boolean {
  const isReadBack = pack.numberBack.some((wording) => text.endsWith(longestPart(wording)));
  return isReadBack || oneKeyPhrases.some((key) => pack[key].some((wording) => text.includes(wording)));
}

function decide(scene: Scene): Reply {
  const { request, question, state } = scene;
  if (request.isNoMatch) return askGuess(scene) ?? missReply(scene, 'not-understood');
  if (request.messages.at(-1)?.role === 'tool') return reportTools(scene);
  if (!question) return words(scene.phrase('greeting'));
  if (state.control) return controlReply(scene);
  const reply = respond(scene);
  return { ...reply, collected: { ...state.news, ...reply.collected } };
}

function controlReply(scene: Scene): Reply {
  const { state, request, pack, phrase } = scene;
  if (state.control === 'wait') return words(phrase('takeYourTime'));
  const isMenu = request.keypad !== undefined && holdsBeginningOf(pack, 'menuLead', state.lastAnswer);
  return repeatLast(scene, isMenu);
}

function respond(scene: Scene): Reply {
  const { state } = scene;
  if (state.goal) return pursueGoal(scene);
  if (state.menuKey !== undefined) return menuReply(scene, state.menuKey);
  if (state.topicAnswer !== undefined) return topicReply(scene, state.topicAnswer);
  const courtesy = courtesyReply(scene);
  if (courtesy) return courtesy;
  const fact = factFor(scene);
  if (fact) return tellFact(scene, fact);
  const hasOnlyDetails =
    ['name', 'phone_number', 'email'].some((key) => key in state.news) && !isQuestion(scene.question);
  if (hasOnlyDetails) return words(scene.phrase('noted'));
  if (scene.request.keypad && isFragment(scene)) return missReply(scene, 'not-understood');
  return helpWith(scene) ?? askBack(scene) ?? missReply(scene, 'unknown');
}

function courtesyReply(scene: Scene): Reply | undefined {
  const { state, phrase, request } = scene;
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
    default:
      return undefined;
  }
}

/** The facts of a menu entry, or the menu itself for a key without one. */
function menuReply(scene: Scene, key: number): Reply {
  const { state, request, reader, pack, phrase } = scene;
  const answer = state.hasMenu ? menuAnswer(key, topicsOf(request, reader, pack)) : undefined;
  if (answer) return words(`${answer.text} ${phrase('anotherKey')}`, answer.sourceIds);
  const menu = tellMenu(scene);
  return menu === undefined ? missReply(scene, 'not-understood') : words(menu);
}

/** The answer to "Did you ask about rental?". */
function topicReply(scene: Scene, answer: 'yes' | 'no'): Reply {
  const { state, request, reader, phrase } = scene;
  const topic = answer === 'yes' ? nearTopicOf(state.askedBack ?? '', request, reader) : undefined;
  return topic ? words(topic.text, topic.sourceIds) : words(tellTopics(scene) ?? phrase('whatElse'));
}

function askBack({ question, request, reader, state, phrase }: Scene): Reply | undefined {
  const topic = nearTopicOf(question, request, reader);
  const asked = topic && phrase('askTopic', { topic: topic.label });
  return asked && asked !== state.lastAnswer ? unsure(asked) : undefined;
}

/** A message that says nothing but numbers, days and times, such as "04" or "noon". */
function isFragment({ question, request }: Scene): boolean {
  const { language, now, timezone } = request;
  const { weights } = readQuestion(question, { lexicon: lexiconOf(language), language, now, timezone });
  return !isQuestion(question) && weights.every((weight) => weight <= momentWeightMax);
}
