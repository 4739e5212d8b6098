import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How late frames or requests may be before no more calls are taken. Unit: milliseconds, 99th percentile. */
const lateFramesMs = 80;
const lateLoopMs = 250;
const measureEveryMs = 1000;

/** Whether one more call can be bridges without harm to those under way. */
export interface AdmissionRefusal {
  reason: 'capacity' | 'pressure' | 'draining';
  retryAfterSeconds: number;
}

export interface Admission {
  /** Undefined: welcome. Otherwise why not, and when to ask again. */
  refusal(): AdmissionRefusal | undefined;
  /** How many more calls could be bridges now. */
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
  function judge(): AdmissionRefusal | undefined {
    if (isDraining) return { reason: 'draining', retryAfterSeconds: 5 };
    if (input.calls() >= input.callsMax) return { reason: 'capacity', retryAfterSeconds: 15 };
    const isLate = input.calls() > 0 && (input.tickLagMsP99() > lateFramesMs || loopMs > lateLoopMs);
    return isLate ? { reason: 'pressure', retryAfterSeconds: 5 } : undefined;
  }

  return {
    refusal() {
      const refused = judge();
      if (refused) input.onRefusal(refused.reason);
      return refused;
    },
    room: () => (judge() === undefined ? input.callsMax - input.calls() : 0),
    drain: () => void (isDraining = true),
    close() {
      clearInterval(measuring);
      loopDelay.disable();
    },
  };
}
