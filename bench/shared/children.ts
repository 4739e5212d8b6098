import { type ChildProcess, fork } from 'node:child_process';

/** A process of ours that answers questions one at a time, so that load, peers and the server do not share a thread. */
export interface Child {
  pid: number;
  ask<Answer>(question: object): Promise<Answer>;
  stop(): Promise<void>;
}

const started = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of started) child.kill('SIGTERM');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** Remembers a process until it has ended, so that it ends with us whatever happens. */
export function keepTrack(child: ChildProcess): Promise<void> {
  started.add(child);
  return new Promise((resolve) => {
    child.once('exit', () => {
      started.delete(child);
      resolve();
    });
  });
}

/** Starts a file that calls `answerParent`. */
export function startChild(file: URL): Child {
  const child = fork(file, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = keepTrack(child);
  return {
    pid: child.pid ?? 0,
    ask: (question) =>
      new Promise((resolve, reject) => {
        const onExit = () => reject(new Error(`${file.pathname} ended before it had answered`));
        child.once('exit', onExit);
        child.once('message', (message: { answer?: unknown; error?: string }) => {
          child.off('exit', onExit);
          if (message.error === undefined) resolve(message.answer as never);
          else reject(new Error(message.error));
        });
        child.send(question);
      }),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The other side of `startChild`: the process lives until its parent leaves. */
export function answerParent<Question>(answer: (question: Question) => unknown): void {
  process.on('disconnect', () => process.exit(0));
  process.on('message', (question) => {
    Promise.resolve(answer(question as Question)).then(
      (result) => process.send?.({ answer: result }),
      (error: Error) => process.send?.({ error: error.stack ?? error.message }),
    );
  });
}
