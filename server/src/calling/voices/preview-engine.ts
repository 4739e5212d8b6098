import type { Logger } from '#platform/log/logger.ts';
import type { TextToSpeech } from '#voice/ports.ts';
import { createBuiltinSpeech } from '../../providers/speech/local/worker/builtin-speech.ts';
import { createSpeechWorkers, type SpeechWorkers } from '../../providers/speech/local/worker/create-speech-workers.ts';

/** Pause after the last preview, after which the thread of the built-in voices ends. Unit: milliseconds. */
const idleMs = 60_000;

/** The built-in voices in a thread of their own, which starts with the first use and ends when idle. */
export interface PreviewEngine {
  /** Runs `work` with the voices; the thread stays at least until its end. */
  use<Result>(work: (engine: TextToSpeech) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

interface Running {
  workers: SpeechWorkers;
  engine: TextToSpeech;
}

export function createPreviewEngine(log: Logger): PreviewEngine {
  let running: Running | undefined;
  let users = 0;
  let idle: NodeJS.Timeout | undefined;

  function start(): Running {
    const workers = createSpeechWorkers({
      hearing: 0,
      speaking: 1,
      onCrash: (role, cause) =>
        log.error({ event: 'speech_worker.crashed', err: cause, role }, 'speech worker crashed; restarting it'),
    });
    return { workers, engine: createBuiltinSpeech(workers.connect()).textToSpeech };
  }
  async function stop() {
    clearTimeout(idle);
    const stopped = running;
    running = undefined;
    await stopped?.workers.close();
  }
  return {
    async use(work) {
      clearTimeout(idle);
      users += 1;
      try {
        running ??= start();
        return await work(running.engine);
      } finally {
        users -= 1;
        if (users === 0) idle = setTimeout(() => void stop(), idleMs).unref();
      }
    },
    close: stop,
  };
}
