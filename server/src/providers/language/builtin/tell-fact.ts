import { answerFromFacts, type FactAnswer } from './answer-from-facts.ts';
import { offer, type Reply, type Scene, unsure, words } from './scene.ts';

/** Answer of the agent's knowledge to the last message. */
export function factFor({ question, request, reader }: Scene): FactAnswer | undefined {
  const said = request.messages.filter((message) => message.role === 'user').map((message) => message.text);
  return answerFromFacts(question, said.slice(0, -1), request, reader);
}

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
