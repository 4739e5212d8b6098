import type { MessagePort } from 'node:worker_threads';
import type { LinkNotice, SpeechWorkerRole } from './messages.ts';

/** Events of the worker for one stream or utterance. */
export interface Served<Reply> {
  reply(message: Reply): void;
  /** The worker is gone, and with it what was asked of it. */
  cut(): void;
}

/** A worker, as one thread of calls knows it. */
export interface WorkerLink<Request, Reply> {
  readonly load: number;
  send(request: Request, transfer?: ArrayBuffer[]): void;
  serve(id: number, served: Served<Reply>): void;
  forget(id: number): void;
}

export interface WorkerLinks<Request, Reply> {
  /** The worker with the least to do, as soon as there is one; undefined when none came in time. Returns a way out. */
  pick(ready: (link: WorkerLink<Request, Reply> | undefined) => void): () => void;
  /** Every worker there is now. */
  all(): WorkerLink<Request, Reply>[];
}

/** Maximum wait of a call for a worker that is starting. Unit: milliseconds. */
const patienceMs = 10_000;

/** Links to the workers of one role, which the main thread announces over `control`. */
export function createWorkerLinks<Request, Reply extends { id: number }>(
  control: MessagePort,
  role: SpeechWorkerRole,
  onLink: (link: WorkerLink<Request, Reply>) => void = () => {},
): WorkerLinks<Request, Reply> {
  const links = new Map<number, { link: WorkerLink<Request, Reply>; cut(): void }>();
  const waiting = new Set<(link: WorkerLink<Request, Reply>) => void>();
  const drop = (workerId: number) => {
    const gone = links.get(workerId);
    links.delete(workerId);
    gone?.cut();
  };
  control.on('message', (notice: LinkNotice) => {
    if (notice.kind === 'gone') drop(notice.workerId);
    if (notice.kind !== 'worker' || notice.role !== role) return;
    const opened = openLink<Request, Reply>(notice.port, () => drop(notice.workerId));
    links.set(notice.workerId, opened);
    onLink(opened.link);
    for (const ready of waiting) ready(opened.link);
  });
  control.on('close', () => {
    for (const workerId of links.keys()) drop(workerId);
  });
  return {
    all: () => [...links.values()].map(({ link }) => link),
    pick(ready) {
      const [best] = [...links.values()].map(({ link }) => link).sort((a, b) => a.load - b.load);
      if (best) {
        ready(best);
        return () => {};
      }
      const leave = () => {
        clearTimeout(timer);
        waiting.delete(came);
      };
      const came = (link: WorkerLink<Request, Reply>) => {
        leave();
        ready(link);
      };
      const timer = setTimeout(() => {
        leave();
        ready(undefined);
      }, patienceMs);
      waiting.add(came);
      return leave;
    },
  };
}

function openLink<Request, Reply extends { id: number }>(port: MessagePort, onClose: () => void) {
  const served = new Map<number, Served<Reply>>();
  port.on('message', (message: Reply) => served.get(message.id)?.reply(message));
  port.on('close', onClose);
  port.unref();
  const link: WorkerLink<Request, Reply> = {
    get load() {
      return served.size;
    },
    send: (request, transfer = []) => port.postMessage(request, transfer),
    serve: (id, one) => void served.set(id, one),
    forget: (id) => void served.delete(id),
  };
  return {
    link,
    cut() {
      const cut = [...served.values()];
      served.clear();
      for (const one of cut) one.cut();
    },
  };
}
