import { nextQuestion } from './next-question.ts';
import { listOf, offer, type Reply, type Scene, unsure, words } from './scene.ts';
import { factFor } from './tell-fact.ts';
import { menuText } from './topics/keypad-menu.ts';
import { topicsOf } from './topics/topics.ts';
import { personTool } from './wanted-tool.ts';

/** Topics named at once. */
const toldTopicsMax = 4;

/** "I can tell you about opening hours, prices or repairs."; undefined where the agent knows nothing. */
export function tellTopics({ request, reader, pack, phrase }: Scene): string | undefined {
  const labels = topicsOf(request, reader, pack).map(({ label }) => label);
  if (labels.length === 0) return undefined;
  return phrase('topics', { topics: listOf(labels.slice(0, toldTopicsMax), pack) });
}

/** The keypad menu; undefined where there is nothing to choose. */
export function tellMenu({ request, reader, pack, phrase }: Scene): string | undefined {
  const topics = topicsOf(request, reader, pack);
  if (topics.length === 0) return undefined;
  const hasPerson = personTool(request.tools) !== undefined;
  return `${phrase('menuLead')} ${menuText(topics, pack, { hasPerson })}`;
}

/**
 * Reply to a miss: speech that was not recognized, or a question the agent cannot answer. The first says what can be
 * asked; with a keypad the second offers a menu, the third a call back by keys or a person.
 */
export function missReply(scene: Scene, cause: 'unknown' | 'not-understood'): Reply {
  const { state, request, phrase } = scene;
  const apology = phrase(cause === 'unknown' ? 'unknown' : 'notUnderstood');
  const count = state.misses + 1;
  const wayOut = cause === 'not-understood' ? withoutDay(scene, count) : undefined;
  if (wayOut) return wayOut;
  const again = cause === 'not-understood' ? questionAgain(scene, count) : undefined;
  if (again !== undefined) return unsure(`${apology} ${again}`);
  if (request.keypad && count >= 2) {
    const menu = count === 2 ? tellMenu(scene) : undefined;
    return unsure(`${apology} ${menu ?? lastResort(scene)}`);
  }
  const topics = count === 1 ? tellTopics(scene) : undefined;
  const isShort = request.keypad !== undefined && topics !== undefined;
  const otherwise = cause === 'unknown' ? offer(scene) : phrase('sayOtherwise');
  return unsure([apology, topics, isShort ? undefined : otherwise].filter(Boolean).join(' '));
}

/**
 * Question whether a guess at speech that was not recognized is right; undefined where another question is open, where
 * it would be the second miss in a row, and where the agent has no answer to it.
 */
export function askGuess(scene: Scene): Reply | undefined {
  const { state, request, phrase } = scene;
  const { guess } = request;
  const isFree = state.pending === undefined || state.pending === 'anything-else' || state.pending === 'topic-offer';
  if (guess === undefined || state.goal || !isFree || state.misses > 0) return undefined;
  const fact = factFor({ ...scene, question: guess });
  if (fact === undefined || fact.isPart) return undefined;
  return unsure(`${phrase('notUnderstood')} ${phrase('askGuess', { guess })}`);
}

/** A day or time that was asked for twice: a request goes on without it, for a tool a person is offered. */
function withoutDay(scene: Scene, count: number): Reply | undefined {
  const { state, request, phrase } = scene;
  const isOfDay = state.asked === 'date' || state.asked === 'time';
  if (!isOfDay || !state.goal || count < 2 || request.keypad) return undefined;
  if (state.goal.kind === 'tool') return unsure(`${phrase('notUnderstood')} ${offer(scene)}`);
  if (state.goal.wish === undefined) return undefined;
  const question = nextQuestion({ ...scene, state: { ...state, isDateOpen: true } });
  return words(`${phrase('dateLater')} ${question ?? ''}`.trim());
}

/** The open question once more; undefined where there is none, or where it was asked often enough. */
function questionAgain(scene: Scene, count: number): string | undefined {
  const { state, request, phrase } = scene;
  const { goal } = state;
  if (goal?.kind === 'callback') {
    const isSwitching = request.keypad !== undefined && count >= 2 && goal.byKeys !== true;
    return nextQuestion(isSwitching ? byKeys(scene) : scene);
  }
  if (request.keypad && count >= 3) return undefined;
  if (goal) return nextQuestion(scene);
  const question = openOffer(scene);
  return question && (request.keypad ? `${phrase('pressYesNo')} ${question}` : question);
}

function openOffer({ state, phrase }: Scene): string | undefined {
  switch (state.pending) {
    case 'callback-offer':
      return phrase('offerCallback');
    case 'person-offer':
      return phrase('offerPerson');
    default:
      return undefined;
  }
}

/** A person where the agent has one, and a call back by keys. */
function lastResort(scene: Scene): string {
  const question = nextQuestion(byKeys(scene)) ?? scene.phrase('typeNumber');
  return personTool(scene.request.tools) ? `${scene.phrase('pressForPerson')} ${question}` : question;
}

/** The scene with a call-back by keys as its goal. */
function byKeys(scene: Scene): Scene {
  const { goal } = scene.state;
  const callback = goal?.kind === 'callback' ? goal : { kind: 'callback' as const };
  return { ...scene, state: { ...scene.state, goal: { ...callback, byKeys: true } } };
}

/** The last words again: all of a menu, also where it was interrupted. */
export function repeatLast(scene: Scene, isMenu: boolean): Reply {
  const menu = isMenu ? tellMenu(scene) : undefined;
  return words(menu ?? (scene.state.lastAnswer || scene.phrase('greeting')));
}
