import type { ToolDefinition } from '#brain/ports.ts';
import { displayPhoneNumber } from './details/find-phone-number.ts';
import { isQuestion } from './intents.ts';
import { missReply } from './misses.ts';
import { nextQuestion } from './next-question.ts';
import { type Reply, type Scene, unsure, words } from './scene.ts';
import { factFor, tellFact } from './tell-fact.ts';
import { argumentsFor, missingParameter } from './tool-arguments.ts';
import { endCallTool, isEndCallTool } from './wanted-tool.ts';

/** A fact may fit a question this much less than a tool and is still told first. */
const factHeadstart = 0.1;

const wishPhrases = { book: 'willBook', cancel: 'willCancel', change: 'willChange' } as const;

export function sayGoodbye({ phrase, request }: Scene): Reply {
  const tool = endCallTool(request.tools);
  const reply = words(phrase('goodbye'));
  return tool && !missingParameter(tool, {}) ? { ...reply, call: { tool, arguments: {} } } : reply;
}

/** The next step towards the goal: a question for what is missing, or the tool or request itself. */
export function pursueGoal(scene: Scene): Reply {
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
    if (state.missedQuestion) return missReply(scene, 'not-understood');
    const isOwnWish = state.isNewGoal && state.goal?.kind === 'callback' && state.intent === 'person';
    return words(isOwnWish ? `${phrase('willAsk')} ${question}` : question);
  }
  return state.goal?.kind === 'tool' ? callTool(scene, state.goal.tool) : noteCallback(scene);
}

function callTool({ state, request }: Scene, tool: ToolDefinition): Reply {
  return { ...words(''), call: { tool, arguments: argumentsFor(tool, state.told, request.timezone) } };
}

function noteCallback({ state, phrase }: Scene): Reply {
  const { name = '', phone_number: number = '' } = state.told;
  const collected: Record<string, string> = { callback_requested: 'yes' };
  if (state.unanswered) collected.callback_reason = state.unanswered;
  const isRequest = state.goal?.kind === 'callback' && state.goal.wish !== undefined;
  if (state.goal?.kind === 'callback' && state.goal.wish) {
    collected.request = state.goal.wish;
    collected.callback_reason = state.goal.words ?? '';
  }
  const phone = displayPhoneNumber(number);
  if (name === '')
    return { ...words(phrase(isRequest ? 'requestNotedNameless' : 'callbackNotedNameless', { phone })), collected };
  return { ...words(phrase(isRequest ? 'requestNoted' : 'callbackNoted', { name, phone })), collected };
}
