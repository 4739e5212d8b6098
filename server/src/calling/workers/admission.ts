import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Backpressure limits on media tick lag and event loop delay. Unit: milliseconds, 99th percentile. */
const maxTickLagMs = 80;
const maxLoopDelayMs = 250;
const measureEveryMs = 1000;

/** Refusal of a new call that would degrade the active ones. */
export interface AdmissionRefusal {
  reason: 'capacity' | 'pressure' | 'draining';
  retryAfterSeconds: number;
}

export interface Admission {
  /** Refusal of one more call; undefined where it is admitted. */
  refusal(): AdmissionRefusal | undefined;
  /** Number of further calls that could be carried now. */
  room(): number;
  drain(): void;
  close(): void;
}

export function createAdmission(input: {
  callsMax: number;
  calls(): number;
  tickLagMsP99(): number;
  onRefusal(reason: AdmissionRefusal['reason']): void;
}): Admission {
  const loopDelay = monitorEventLoopDelay({ resolution: 10 });
  loopDelay.enable();
  let loopMs = 0;
  let isDraining = false;
  const measuring = setInterval(() => {
    loopMs = loopDelay.percentile(99) / 1e6;
    loopDelay.reset();
  }, measureEveryMs);
  measuring.unref();
  function findRefusal(): AdmissionRefusal | undefined {
    if (isDraining) return { reason: 'draining', retryAfterSeconds: 5 };
    if (input.calls() >= input.callsMax) return { reason: 'capacity', retryAfterSeconds: 15 };
    const isLate = input.calls() > 0 && (input.tickLagMsP99() > maxTickLagMs || loopMs > maxLoopDelayMs);
    return isLate ? { reason: 'pressure', retryAfterSeconds: 5 } : undefined;
  }

  return {
    refusal() {
      const refused = findRefusal();
      if (refused) input.onRefusal(refused.reason);
      return refused;
    },
    room: () => (findRefusal() === undefined ? input.callsMax - input.calls() : 0),
    drain: () => void (isDraining = true),
    close() {
      clearInterval(measuring);
      loopDelay.disable();
    },
  };
}
