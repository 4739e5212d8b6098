import type { PendingReply, ReplyEngine, ReplyRequest, ReplyStreamListener } from '#voice/ports.ts';
import type { MindRequest, Thought } from './call-messages.ts';

/** The mind of a call that thinks on another thread. */
export interface RemoteMind extends ReplyEngine {
  receive(answerId: number, thought: Thought): void;
}

/** In the media worker: asks, and hands what comes back to the listener. */
export function createRemoteMind(send: (request: MindRequest) => void): RemoteMind {
  const listeners = new Map<number, ReplyStreamListener>();
  let ids = 0;
  return {
    reply(request: ReplyRequest, listener: ReplyStreamListener): PendingReply {
      ids += 1;
      const answerId = ids;
      listeners.set(answerId, listener);
      send({ kind: 'answer', answerId, request });
      return {
        confirm: () => send({ kind: 'confirm', answerId }),
        cancel() {
          listeners.delete(answerId);
          send({ kind: 'withdraw', answerId });
        },
        commit: (played) => send({ kind: 'commit', answerId, played }),
      };
    },
    addMessage: (entry) => send({ kind: 'note', entry }),
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
export function serveMind(mind: ReplyEngine, tell: (answerId: number, thought: Thought) => void) {
  const answers = new Map<number, PendingReply>();
  return function receive(request: MindRequest): void {
    switch (request.kind) {
      case 'answer':
        answers.set(request.answerId, mind.reply(request.request, tellingListener(request.answerId, tell)));
        return;
      case 'confirm':
        return answers.get(request.answerId)?.confirm();
      case 'withdraw':
        answers.get(request.answerId)?.cancel();
        answers.delete(request.answerId);
        return;
      case 'commit':
        answers.get(request.answerId)?.commit(request.played);
        answers.delete(request.answerId);
        return;
      case 'note':
        return mind.addMessage(request.entry);
    }
  };
}

function tellingListener(answerId: number, tell: (answerId: number, thought: Thought) => void): ReplyStreamListener {
  return {
    text: (delta, isWhole) => tell(answerId, { kind: 'text', delta, isWhole }),
    toolStarted: (call, fillsSilence) => tell(answerId, { kind: 'tool-started', call, fillsSilence }),
    toolFinished: (call, outcome, durationMs) => tell(answerId, { kind: 'tool-finished', call, outcome, durationMs }),
    end: (result) => tell(answerId, { kind: 'end', ...result }),
    failed: (error) => tell(answerId, { kind: 'failed', message: error.message }),
  };
}
