import type { ModelRequest } from '#brain/ports.ts';
import { intentOf } from '../intents.ts';
import { phrasePackOf, valueOf } from '../phrases/say.ts';

/**
 * The conversation as if each guess the person agreed to ("I heard: how much is a service. Is that what you asked?") had
 * been recognized at once, in place of the yes.
 */
export function acceptGuesses(request: ModelRequest): ModelRequest {
  const pack = phrasePackOf(request.language);
  const messages = request.messages.map((message, at) => {
    const before = request.messages[at - 1];
    if (message.role !== 'user' || before?.role !== 'assistant') return message;
    const isYes = intentOf(message.text) === 'yes' || (request.keypad !== undefined && message.text === '1');
    const guess = isYes ? valueOf(pack, 'askGuess', before.text) : undefined;
    return guess === undefined ? message : { ...message, text: guess };
  });
  return { ...request, messages };
}
