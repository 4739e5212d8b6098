import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type LoadWindow, nextPressure, noPressure, refusesForPressure } from './admission.rules.ts';

/** Length of a window of load. Unit: milliseconds. */
const windowMs = 1000;

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
  /** Lag of the media clock on the worst worker. Unit: milliseconds, 90th percentile of the last second. */
  tickLagMsP90(): number;
  onRefusal(reason: AdmissionRefusal['reason']): void;
}): Admission {
  const { callsMax } = input;
  let pressure = noPressure;
  let isDraining = false;
  const stopMeasuring = measureLoad(input.tickLagMsP90, (window) => {
    pressure = nextPressure(pressure, window);
  });
  function findRefusal(): AdmissionRefusal | undefined {
    const calls = input.calls();
    if (isDraining) return { reason: 'draining', retryAfterSeconds: 5 };
    if (calls >= callsMax) return { reason: 'capacity', retryAfterSeconds: 15 };
    return refusesForPressure(pressure, { calls, callsMax }) ? { reason: 'pressure', retryAfterSeconds: 5 } : undefined;
  }

  return {
    refusal() {
      const refused = findRefusal();
      if (refused) input.onRefusal(refused.reason);
      return refused;
    },
    room: () => (findRefusal() === undefined ? callsMax - input.calls() : 0),
    drain: () => void (isDraining = true),
    close: stopMeasuring,
  };
}

/** Measures the load of this process window by window; the function returned ends that. */
function measureLoad(tickLagMsP90: () => number, onWindow: (window: LoadWindow) => void): () => void {
  const loopDelay = monitorEventLoopDelay({ resolution: 10 });
  loopDelay.enable();
  let usage = process.cpuUsage();
  let measuredAt = performance.now();
  const measuring = setInterval(() => {
    const now = performance.now();
    const { user, system } = process.cpuUsage(usage);
    onWindow({
      tickLagMsP90: tickLagMsP90(),
      loopDelayMsP90: loopDelay.percentile(90) / 1e6,
      cores: (user + system) / 1000 / (now - measuredAt),
    });
    loopDelay.reset();
    usage = process.cpuUsage();
    measuredAt = now;
  }, windowMs);
  measuring.unref();
  return () => {
    clearInterval(measuring);
    loopDelay.disable();
  };
}
