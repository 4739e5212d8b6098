import type { ChatBrain } from '#areas/conversations/answering';

type AskedTurn = Parameters<ChatBrain['answer']>[0];
type TurnEvent = ReturnType<ChatBrain['answer']> extends AsyncIterable<infer Event> ? Event : never;

/** A turn the brain was asked for; the test says what is said, and when. */
export interface ScriptedTurn extends AskedTurn {
  /** Last message of the visitor. */
  question: string;
  say(text: string): void;
  /** Completes the answer with what was said so far and `text`. */
  finish(text?: string): void;
  fail(error?: Error): void;
}

export interface ScriptedBrain extends ChatBrain {
  /** Every turn asked for so far. */
  turns: ScriptedTurn[];
  /** The next turn not yet consumed; waits for it. */
  next(): Promise<ScriptedTurn>;
}

/** A brain scripted by the test; with `reply`, it answers every turn automatically. */
export function createScriptedBrain(reply?: (turn: AskedTurn & { question: string }) => string): ScriptedBrain {
  const turns: ScriptedTurn[] = [];
  const untaken: ScriptedTurn[] = [];
  const takers: ((turn: ScriptedTurn) => void)[] = [];
  return {
    turns,
    next: () =>
      new Promise((resolve) => {
        const turn = untaken.shift();
        if (turn) resolve(turn);
        else takers.push(resolve);
      }),
    summarise: async ({ history }) => `${history.length} messages`,
    async *answer(asked) {
      const queue: (TurnEvent | Error)[] = [];
      let wake = () => {};
      let said = '';
      const push = (event: TurnEvent | Error) => {
        queue.push(event);
        wake();
      };
      const turn: ScriptedTurn = {
        ...asked,
        question: asked.history.findLast((message) => message.role === 'user')?.text ?? '',
        say(text) {
          said += text;
          push({ kind: 'delta', text });
        },
        finish(text = '') {
          if (text !== '') turn.say(text);
          push(completed(said));
        },
        fail: (error = new Error('scripted failure')) => push(error),
      };
      turns.push(turn);
      const taker = takers.shift();
      if (taker) taker(turn);
      else untaken.push(turn);
      if (reply) turn.finish(reply(turn));
      const onAbort = () => wake();
      asked.signal.addEventListener('abort', onAbort);
      try {
        while (!asked.signal.aborted) {
          const event = queue.shift();
          if (event instanceof Error) throw event;
          if (event) {
            yield event;
            if (event.kind === 'completed') return;
            continue;
          }
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
        yield { ...completed(said), interrupted: true };
      } finally {
        asked.signal.removeEventListener('abort', onAbort);
      }
    },
  };
}

function completed(text: string) {
  return {
    kind: 'completed' as const,
    text,
    sources: [],
    usage: { inputTokens: 0, outputTokens: 0 },
    latency: { firstDeltaMs: 0, totalMs: 0, retrievalMs: 0, modelMs: 0 },
    modelId: 'scripted',
    isUnsure: false,
    toolCalls: [],
    messages: [{ role: 'assistant' as const, text }],
  };
}
