import type { PendingReply, ReplyEngine, ReplyRequest, ReplyStreamListener } from '#voice/ports.ts';
import type { ReplyCommand, ReplyEvent } from './call-port.ts';

/** The reply engine of a call as its media worker sees it: the engine itself runs on the main thread. */
export interface RemoteReplyEngine extends ReplyEngine {
  receive(replyId: number, event: ReplyEvent): void;
}

/** Creates the worker's side: sends commands, passes events to the listener of their reply. */
export function createRemoteReplyEngine(send: (command: ReplyCommand) => void): RemoteReplyEngine {
  const listeners = new Map<number, ReplyStreamListener>();
  let lastId = 0;
  return {
    reply(request: ReplyRequest, listener: ReplyStreamListener): PendingReply {
      lastId += 1;
      const replyId = lastId;
      listeners.set(replyId, listener);
      send({ kind: 'reply', replyId, request });
      return {
        confirm: () => send({ kind: 'confirm', replyId }),
        cancel() {
          listeners.delete(replyId);
          send({ kind: 'cancel', replyId });
        },
        commit: (played) => send({ kind: 'commit', replyId, played }),
      };
    },
    addMessage: (entry) => send({ kind: 'add-message', entry }),
    receive(replyId, event) {
      const listener = listeners.get(replyId);
      if (event.kind === 'end' || event.kind === 'failed') listeners.delete(replyId);
      if (listener !== undefined) deliver(event, listener);
    },
  };
}

function deliver(event: ReplyEvent, listener: ReplyStreamListener): void {
  switch (event.kind) {
    case 'text':
      return listener.text(event.delta, event.isWhole);
    case 'voices':
      return listener.voices(event.of);
    case 'tool-started':
      return listener.toolStarted(event.call, event.fillsSilence);
    case 'tool-finished':
      return listener.toolFinished(event.call, event.outcome, event.durationMs);
    case 'end':
      return listener.end(event);
    case 'failed':
      return listener.failed(new Error(event.message));
  }
}

/** Creates the main thread's side: applies the worker's commands to the engine, sends back what it streams. */
export function serveReplyEngine(engine: ReplyEngine, send: (replyId: number, event: ReplyEvent) => void) {
  const replies = new Map<number, PendingReply>();
  return function receive(command: ReplyCommand): void {
    switch (command.kind) {
      case 'reply': {
        const { replyId } = command;
        const listener = createSendingListener((event) => send(replyId, event));
        replies.set(replyId, engine.reply(command.request, listener));
        return;
      }
      case 'confirm':
        return replies.get(command.replyId)?.confirm();
      case 'cancel':
        replies.get(command.replyId)?.cancel();
        replies.delete(command.replyId);
        return;
      case 'commit':
        replies.get(command.replyId)?.commit(command.played);
        replies.delete(command.replyId);
        return;
      case 'add-message':
        return engine.addMessage(command.entry);
    }
  };
}

function createSendingListener(send: (event: ReplyEvent) => void): ReplyStreamListener {
  return {
    text: (delta, isWhole) => send({ kind: 'text', delta, isWhole }),
    voices: (of) => send({ kind: 'voices', of }),
    toolStarted: (call, fillsSilence) => send({ kind: 'tool-started', call, fillsSilence }),
    toolFinished: (call, outcome, durationMs) => send({ kind: 'tool-finished', call, outcome, durationMs }),
    end: (result) => send({ kind: 'end', ...result }),
    failed: (error) => send({ kind: 'failed', message: error.message }),
  };
}
