import type { Answer, AnswerListener, AnswerRequest, Mind } from '#voice/ports.ts';
import type { MindRequest, Thought } from './messages.ts';

/** The mind of a call that thinks on another thread. */
export interface RemoteMind extends Mind {
  receive(answerId: number, thought: Thought): void;
}

/** In the media worker: asks, and hands what comes back to the listener. */
export function createRemoteMind(send: (request: MindRequest) => void): RemoteMind {
  const listeners = new Map<number, AnswerListener>();
  let ids = 0;
  return {
    answer(request: AnswerRequest, listener: AnswerListener): Answer {
      ids += 1;
      const answerId = ids;
      listeners.set(answerId, listener);
      send({ kind: 'answer', answerId, request });
      return {
        confirm: () => send({ kind: 'confirm', answerId }),
        withdraw() {
          listeners.delete(answerId);
          send({ kind: 'withdraw', answerId });
        },
        settle: (heard) => send({ kind: 'settle', answerId, heard }),
      };
    },
    note: (entry) => send({ kind: 'note', entry }),
    receive(answerId, thought) {
      const listener = listeners.get(answerId);
      switch (thought.kind) {
        case 'text':
          return listener?.text(thought.delta, thought.isWhole);
        case 'tool-started':
          return listener?.toolStarted(thought.call, thought.fillsSilence);
        case 'tool-finished':
          return listener?.toolFinished(thought.call, thought.outcome, thought.durationMs);
        case 'end':
          listeners.delete(answerId);
          return listener?.end(thought);
        case 'failed':
          listeners.delete(answerId);
          return listener?.failed(new Error(thought.message));
      }
    },
  };
}

/** On the main thread: lets the mind answer what a media worker asks. */
export function serveMind(mind: Mind, tell: (answerId: number, thought: Thought) => void) {
  const answers = new Map<number, Answer>();
  return function receive(request: MindRequest): void {
    switch (request.kind) {
      case 'answer':
        answers.set(request.answerId, mind.answer(request.request, tellingListener(request.answerId, tell)));
        return;
      case 'confirm':
        return answers.get(request.answerId)?.confirm();
      case 'withdraw':
        answers.get(request.answerId)?.withdraw();
        answers.delete(request.answerId);
        return;
      case 'settle':
        answers.get(request.answerId)?.settle(request.heard);
        answers.delete(request.answerId);
        return;
      case 'note':
        return mind.note(request.entry);
    }
  };
}

function tellingListener(answerId: number, tell: (answerId: number, thought: Thought) => void): AnswerListener {
  return {
    text: (delta, isWhole) => tell(answerId, { kind: 'text', delta, isWhole }),
    toolStarted: (call, fillsSilence) => tell(answerId, { kind: 'tool-started', call, fillsSilence }),
    toolFinished: (call, outcome, durationMs) => tell(answerId, { kind: 'tool-finished', call, outcome, durationMs }),
    end: (result) => tell(answerId, { kind: 'end', ...result }),
    failed: (error) => tell(answerId, { kind: 'failed', message: error.message }),
  };
}
