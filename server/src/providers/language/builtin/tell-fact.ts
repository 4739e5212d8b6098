import { answerFromFacts, type FactAnswer } from './answer-from-facts.ts';
import { helpFor } from './answers/question-answerer.ts';
import { isQuestion } from './intents.ts';
import { offer, type Reply, type Scene, unsure, words } from './scene.ts';

/** Answer of the agent's knowledge to the last message. */
export function factFor({ question, request, reader }: Scene): FactAnswer | undefined {
  return answerFromFacts(question, saidBefore(request), request, reader);
}

/**
 * "I don't know that for certain. Perhaps this helps: ..." in writing, where what is known comes near the question;
 * undefined where nothing does. A person or a call back is offered with it.
 */
export function helpWith(scene: Scene): Reply | undefined {
  const { question, request, reader, phrase, state } = scene;
  // A wish that was not understood is better met by the offer of a call back.
  if (request.keypad || !isQuestion(question)) return undefined;
  const help = helpFor(question, saidBefore(request), request, reader);
  if (help === undefined || state.lastAnswer.includes(help.text)) return undefined;
  return { ...unsure(`${phrase('perhaps')} ${help.text} ${offer(scene)}`), sourceIds: [...help.factIds] };
}

const saidBefore = ({ messages }: Scene['request']) =>
  messages.flatMap((message) => (message.role === 'user' ? [message.text] : [])).slice(0, -1);

/** Tells a fact; one that was told before, with a sign that this is all there is. */
export function tellFact(scene: Scene, fact: FactAnswer): Reply {
  const { state, phrase, request, pack } = scene;
  if (fact.isPart) return { ...unsure(`${fact.text} ${offer(scene)}`), sourceIds: fact.sourceIds };
  const wordings = pack.again.map((wording) => wording.replace('{fact}', fact.text));
  const isSaidIn = (text: string) => text === fact.text || wordings.some((wording) => text.startsWith(wording));
  const wasSaid = request.messages.some((message) => message.role === 'assistant' && isSaidIn(message.text));
  if (!wasSaid) return words(fact.text, fact.sourceIds);
  const repeated = phrase('again', { fact: fact.text });
  return words(isSaidIn(state.lastAnswer) ? `${repeated} ${offer(scene)}` : repeated, fact.sourceIds);
}
