import type { ModelRequest, WordReader } from '#brain/ports.ts';
import { readCalendarResult } from '../booking-wish.ts';
import { controlOf } from '../controls.ts';
import { settingOf } from '../details/read-details.ts';
import { phrasePackOf } from '../phrases/say.ts';
import { type DialogState, initialState } from './dialog-state.ts';
import { hear } from './hear.ts';
import { isMiss, recall } from './recall.ts';

/** Choices of a directory tool that has asked back; undefined: it has not. */
function askedWhom(result: string): string[] | undefined {
  const asked = /^\{"outcome":"(?:several|none|unnamed)","choices":(\[[^\]]*\])\}/.exec(result)?.[1];
  return asked === undefined ? undefined : (JSON.parse(asked) as string[]);
}

/** Reads the whole conversation; the state after its last message. */
export function readDialog(request: ModelRequest, reader: WordReader): DialogState {
  const pack = phrasePackOf(request.language);
  const setting = settingOf(request);
  let state = initialState(request.collected);
  let question = '';
  /** Kind of the message before. */
  let before: 'none' | 'person' | 'agent' = 'none';
  for (const message of request.messages) {
    if (message.role === 'user') {
      const control = request.keypad && message.text === '*' ? 'repeat' : controlOf(message.text);
      state = control ? { ...state, news: {}, control } : hear(state, message.text, { request, setting, reader, pack });
      if (!control) question = message.text;
    } else if (message.role === 'assistant') {
      // "Take your time" changes nothing, and neither does a reminder while a detail is asked for.
      const isTransparent =
        state.control !== undefined || (before === 'agent' && state.goal && !isMiss(message.text, pack));
      state = isTransparent
        ? { ...state, control: undefined }
        : recall(state, message, { question, isReply: before !== 'agent' }, pack);
    }
    if (message.role === 'tool') {
      const { offered, isOver, hasBooked = state.hasBooked } = readCalendarResult(message);
      const moving = isOver ? undefined : state.moving;
      state = { ...state, askedWhom: askedWhom(message.result), offered, hasBooked, moving };
    }
    before = message.role === 'assistant' ? 'agent' : 'person';
  }
  return state;
}
