import type { TestExpectation, TestTool, TestTurn } from '@parley/contract/resources/test-conversation';

/** Words or a tool call of a past conversation, in order. */
export type PastEvent =
  | { kind: 'said'; by: 'person' | 'agent'; text: string }
  | { kind: 'tool'; name: string; result: string; isError: boolean };

/** Content of a test made of a conversation. */
export interface PastTest {
  turns: TestTurn[];
  tools: TestTool[];
}

/** Bounds of a test, as in `TestConversationCreate`. */
const maxTurns = 50;
const maxText = 2000;
const maxResult = 8000;

/**
 * Makes a test of what was said: each reply is expected again, in meaning, with the tools that were called for it. Tools
 * return what they returned; of several calls of one tool, the last counts.
 */
export function testOf(events: readonly PastEvent[]): PastTest {
  const turns: TestTurn[] = [];
  const tools = new Map<string, TestTool>();
  let replies: string[] = [];
  const endTurn = () => {
    const text = replies.join(' ').trim().slice(0, maxText);
    if (text !== '') turns.at(-1)?.expect.push({ kind: 'reply_like', text });
    replies = [];
  };
  let lastSpeaker: 'person' | 'agent' | null = null;
  for (const event of events) {
    const turn = turns.at(-1);
    if (event.kind === 'tool') {
      tools.set(event.name, {
        name: event.name,
        result: event.result.slice(0, maxResult),
        is_error: event.isError,
        variables: {},
      });
      const expected: TestExpectation = { kind: 'tool_called', tool: event.name };
      if (turn && !turn.expect.some((each) => each.kind === 'tool_called' && each.tool === event.name)) {
        turn.expect.push(expected);
      }
      continue;
    }
    const text = event.text.trim();
    if (text === '') continue;
    if (event.by === 'agent') {
      // Words before the first of the person are the greeting.
      if (turn) replies.push(text);
    } else if (turn && lastSpeaker === 'person') {
      turn.say = `${turn.say}\n${text}`.slice(0, maxText);
    } else {
      endTurn();
      turns.push({ say: text.slice(0, maxText), expect: [] });
    }
    lastSpeaker = event.by;
  }
  endTurn();
  return { turns: turns.slice(0, maxTurns), tools: [...tools.values()].slice(0, maxTurns) };
}
