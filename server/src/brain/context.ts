import type { ModelMessage, Passage } from './ports.ts';

/**
 * Tokens a text will take, estimated on the high side without a vendor's tokenizer.
 * Source: 3.5 characters a token for alphabetic scripts (vendors publish about 4 for English, 3 to 3.5 for our other
 * languages), one token a character for the scripts written without spaces.
 */
export function estimateTokens(text: string): number {
  const dense =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu)?.length ?? 0;
  return Math.ceil(dense + (text.length - dense) / 3.5);
}

/** The beginning of a text within a budget, cut at a line or a word where one is near. */
export function cutToTokens(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  let end = Math.floor(tokens * 3.5);
  while (end > 0 && estimateTokens(text.slice(0, end)) > tokens) end = Math.floor(end * 0.8);
  const head = text.slice(0, end);
  const boundary = Math.max(head.lastIndexOf('\n'), head.lastIndexOf(' '));
  return (boundary > end * 0.8 ? head.slice(0, boundary) : head).trimEnd();
}

/** The best passages that fit the budget; the first that does not fit is cut when a useful part of it does. */
export function fitPassages(passages: readonly Passage[], tokens: number): Passage[] {
  const fitting: Passage[] = [];
  let left = tokens;
  for (const passage of passages) {
    const needed = estimateTokens(passage.title) + estimateTokens(passage.text);
    if (needed > left) {
      if (left >= 100) fitting.push({ ...passage, text: cutToTokens(passage.text, left) });
      break;
    }
    fitting.push(passage);
    left -= needed;
  }
  return fitting;
}

/**
 * The newest part of a history within a budget. Whole exchanges with tools stay or go together, because vendors refuse
 * a call without its result and a result without its call. The last message always stays, cut if it must be.
 */
export function fitHistory(history: readonly ModelMessage[], tokens: number): ModelMessage[] {
  const groups = groupToolExchanges(history);
  const kept: ModelMessage[][] = [];
  let left = tokens;
  for (const group of groups.reverse()) {
    const needed = group.reduce((sum, message) => sum + messageTokens(message), 0);
    if (needed > left) {
      if (kept.length === 0) kept.push(group.map((message) => cutMessage(message, Math.floor(left / group.length))));
      break;
    }
    kept.push(group);
    left -= needed;
  }
  return kept.reverse().flat();
}

function groupToolExchanges(history: readonly ModelMessage[]): ModelMessage[][] {
  const groups: ModelMessage[][] = [];
  for (let index = 0; index < history.length; index++) {
    const message = history[index] as ModelMessage;
    if (message.role === 'tool') continue; // its call is not in the history: nothing to pair it with
    if (message.role !== 'assistant' || !message.toolCalls?.length) {
      groups.push([message]);
      continue;
    }
    const results: ModelMessage[] = [];
    while (history[index + 1]?.role === 'tool') results.push(history[++index] as ModelMessage);
    groups.push(pairUp(message, results));
  }
  return groups;
}

function pairUp(assistant: ModelMessage & { role: 'assistant' }, results: ModelMessage[]): ModelMessage[] {
  const calls = assistant.toolCalls ?? [];
  const answered = new Set(results.flatMap((result) => (result.role === 'tool' ? [result.toolCallId] : [])));
  const missing = calls
    .filter((call) => !answered.has(call.id))
    .map(
      (call): ModelMessage => ({
        role: 'tool',
        toolCallId: call.id,
        name: call.name,
        result: 'Interrupted before it answered.',
        isError: true,
      }),
    );
  const known = new Set(calls.map((call) => call.id));
  return [assistant, ...results.filter((result) => result.role === 'tool' && known.has(result.toolCallId)), ...missing];
}

function messageTokens(message: ModelMessage): number {
  const framing = 4;
  switch (message.role) {
    case 'user':
      return framing + estimateTokens(message.text);
    case 'assistant':
      return (
        framing +
        estimateTokens(message.text) +
        (message.toolCalls ? estimateTokens(JSON.stringify(message.toolCalls)) : 0)
      );
    case 'tool':
      return framing + estimateTokens(message.result);
  }
}

function cutMessage(message: ModelMessage, tokens: number): ModelMessage {
  return message.role === 'tool'
    ? { ...message, result: cutToTokens(message.result, tokens) }
    : { ...message, text: cutToTokens(message.text, tokens) };
}
