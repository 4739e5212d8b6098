import type { MessagePort } from 'node:worker_threads';
import type { SpeechModel } from '../../providers/speech/local/models/catalogue.ts';
import type { CallSpec, ControlCommand, LineSpec, RecordEntry, WebLineSpec } from '../messages/call-messages.ts';
import {
  type CallHost,
  type ControlOutcome,
  type LineRefusalReason,
  LineRefused,
  type ReplyCommand,
} from '../messages/call-port.ts';
import { serveReplyEngine } from '../messages/remote-reply-engine.ts';
import { PortError } from '../messages/typed-port.ts';
import { MediaWorkerSupervisor, type SupervisorParts } from './media-worker-supervisor.ts';
import type { HostHandlers, MediaWorkerThread } from './media-worker-thread.ts';

/** The media workers of this process. A call stays on the worker it started on. */
export interface MediaWorkerPool {
  /** Starts the workers ahead of the first call. */
  warmUp(): Promise<void>;
  /** Starts a call on the least loaded worker and returns the SDP of its line, where it has one. Throws `LineRefused`. */
  start(spec: CallSpec, host: CallHost): Promise<string | null>;
  /** Throws `LineRefused`. */
  reattach(callId: string, line: WebLineSpec): Promise<string | null>;
  control(callId: string, command: ControlCommand): Promise<ControlOutcome>;
  /** Lets new calls use a model, on every worker. Throws where one of them cannot load it. */
  useModel(model: SpeechModel, folder: string): Promise<void>;
  /** New calls no longer use this model. */
  stopUsingModel(modelId: string): Promise<void>;
  calls(): number;
  /** Workers, and how many of them crashed and do not run again yet. */
  workers(): { count: number; missing: number };
  /** Lag of the media clock of the worst worker in the last second. Unit: milliseconds; percentile of the ticks. */
  tickLagMsP90(): number;
  tickLagMsP99(): number;
  close(): Promise<void>;
}

interface PoolCall {
  thread: MediaWorkerThread;
  host: CallHost;
  applyReplyCommand(command: ReplyCommand): void;
}

export function createMediaWorkerPool(
  input: Pick<SupervisorParts, 'connectSpeech' | 'count' | 'data' | 'log'>,
): MediaWorkerPool {
  const calls = new Map<string, PoolCall>();
  /** Models in use, for workers that restart. */
  const models = new Map<string, { model: SpeechModel; folder: string }>();
  const supervisor = new MediaWorkerSupervisor({
    ...input,
    handlers: hostHandlers(calls),
    onCrash(thread) {
      for (const [callId, call] of calls) {
        if (call.thread !== thread) continue;
        calls.delete(callId);
        call.host.workerLost();
      }
    },
    onRestart(thread) {
      // A model that fails to load here leaves the worker on its built-in speech.
      for (const entry of models.values()) thread.port.request('useModel', entry).catch(() => {});
    },
  });

  async function leastLoadedWorker(): Promise<MediaWorkerThread> {
    const [first, ...others] = await supervisor.available();
    if (first === undefined) throw new LineRefused('internal', 'No media worker is running');
    const load = (thread: MediaWorkerThread) => [...calls.values()].filter((call) => call.thread === thread).length;
    return others.reduce((best, thread) => (load(thread) < load(best) ? thread : best), first);
  }

  return {
    warmUp: () => supervisor.start(),
    async start(spec, host) {
      const { callId } = spec;
      const thread = await leastLoadedWorker();
      const { port } = thread;
      const applyReplyCommand = serveReplyEngine(host.replyEngine, (replyId, event) => {
        if (calls.has(callId)) port.emit('replyEvent', { callId, replyId, event });
      });
      calls.set(callId, { thread, host, applyReplyCommand });
      try {
        return await port.request('start', spec, portsOf(spec.line));
      } catch (error) {
        calls.delete(callId);
        throw lineRefusedBy(error);
      }
    },
    async reattach(callId, line) {
      const call = calls.get(callId);
      if (call === undefined) throw new LineRefused('call-over', 'The call is over.');
      try {
        return await call.thread.port.request('reattach', { callId, line }, portsOf(line));
      } catch (error) {
        throw lineRefusedBy(error);
      }
    },
    async control(callId, command) {
      const call = calls.get(callId);
      if (call === undefined) return 'not_here';
      return call.thread.port.request('control', { callId, command }).catch((): ControlOutcome => 'not_here');
    },
    async useModel(model, folder) {
      await supervisor.start();
      await Promise.all(supervisor.threads.map(({ port }) => port.request('useModel', { model, folder })));
      models.set(model.id, { model, folder });
    },
    async stopUsingModel(modelId) {
      if (!models.delete(modelId)) return;
      await Promise.all(supervisor.threads.map(({ port }) => port.request('stopUsingModel', { modelId })));
    },
    calls: () => calls.size,
    workers: () => ({ count: input.count, missing: supervisor.missing }),
    tickLagMsP90: () => Math.max(0, ...supervisor.threads.map((thread) => thread.health().tickLagMsP90)),
    tickLagMsP99: () => Math.max(0, ...supervisor.threads.map((thread) => thread.health().tickLagMsP99)),
    close: () => supervisor.close(),
  };
}

/** Routes the messages of workers to the host of their call. */
function hostHandlers(calls: Map<string, PoolCall>): HostHandlers {
  return {
    requests: {
      async transferLine({ callId, to }) {
        try {
          await calls.get(callId)?.host.transferLine(to);
          return null;
        } catch (error) {
          throw new PortError('transfer', error instanceof Error ? error.message : String(error));
        }
      },
    },
    events: {
      replyCommand: ({ callId, command }) => calls.get(callId)?.applyReplyCommand(command),
      dialLeg({ callId, leg }) {
        const call = calls.get(callId);
        // The call has ended meanwhile; closing its port ends the leg.
        if (call === undefined) return leg.port.close();
        const { port } = call.thread;
        call.host.dialLeg(leg, () => port.emit('legRinging', { callId, legId: leg.legId }));
      },
      joinQueue({ callId, queue }) {
        const call = calls.get(callId);
        call?.host.joinQueue(queue, (place) => {
          if (calls.has(callId)) call.thread.port.emit('queuePlace', { callId, place });
        });
      },
      leaveQueue: ({ callId, outcome }) => calls.get(callId)?.host.leaveQueue(outcome),
      record({ callId, entry }) {
        const call = calls.get(callId);
        if (isLast(entry)) calls.delete(callId);
        call?.host.record(entry);
      },
    },
  };
}

function isLast(entry: RecordEntry): boolean {
  return entry.kind === 'ended' || entry.kind === 'never-answered';
}

const portsOf = (line: LineSpec): MessagePort[] => ('port' in line ? [line.port] : []);

const refusalReasons: readonly string[] = ['call-over', 'offer', 'internal'] satisfies LineRefusalReason[];

function lineRefusedBy(error: unknown): LineRefused {
  const message = error instanceof Error ? error.message : String(error);
  const isReason = error instanceof PortError && refusalReasons.includes(error.code);
  return new LineRefused(isReason ? (error.code as LineRefusalReason) : 'internal', message);
}
