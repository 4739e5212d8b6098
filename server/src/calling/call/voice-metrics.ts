import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { EndReason, TurnLatency } from '#voice/ports.ts';

/** Prometheus metrics of the voice engine. */
export interface VoiceMetrics {
  observeTurn(latency: TurnLatency): void;
  observeEnd(reason: EndReason | 'worker_lost' | 'never_answered'): void;
  observeRefusal(reason: 'capacity' | 'pressure' | 'draining'): void;
  observeProblem(stage: 'hear' | 'think' | 'speak' | 'line'): void;
}

/** Upper bounds in seconds, closest where people notice. */
const turnBuckets = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.5, 2, 3, 5, 10];

/**
 * Adds to a registry: `voice_calls`, `voice_frames_late_seconds`, `voice_calls_ended_total` by reason,
 * `voice_calls_refused_total` by reason, `voice_problems_total` by stage, and `voice_turn_seconds` by stage.
 */
export function createVoiceMetrics(input: {
  registry: Registry;
  calls(): number;
  tickLagMsP99(): number;
}): VoiceMetrics {
  const registers = [input.registry];
  addGauge(registers, 'voice_calls', 'Calls under way in this process.', input.calls);
  addGauge(
    registers,
    'voice_frames_late_seconds',
    'How late frames of sound were on the worst media worker, 99th percentile of the last second.',
    () => input.tickLagMsP99() / 1000,
  );
  const ended = new Counter({
    name: 'voice_calls_ended_total',
    help: 'Calls that ended, by reason.',
    labelNames: ['reason'] as const,
    registers,
  });
  const refused = new Counter({
    name: 'voice_calls_refused_total',
    help: 'Calls that were not taken, by reason.',
    labelNames: ['reason'] as const,
    registers,
  });
  const problems = new Counter({
    name: 'voice_problems_total',
    help: 'What went wrong in calls that went on, by stage.',
    labelNames: ['stage'] as const,
    registers,
  });
  const turns = new Histogram({
    name: 'voice_turn_seconds',
    help: "From the end of the caller's speech; `model` and `speech` from where each was asked.",
    labelNames: ['stage'] as const,
    buckets: turnBuckets,
    registers,
  });
  return {
    observeTurn(latency) {
      const stages = {
        transcript: latency.transcriptMs,
        end_of_turn: latency.endOfTurnMs,
        model: latency.modelMs,
        speech: latency.speechMs,
        total: latency.totalMs,
      };
      for (const [stage, ms] of Object.entries(stages)) if (ms !== null) turns.observe({ stage }, ms / 1000);
    },
    observeEnd: (reason) => ended.inc({ reason }),
    observeRefusal: (reason) => refused.inc({ reason }),
    observeProblem: (stage) => problems.inc({ stage }),
  };
}

/** Read at each scrape. */
function addGauge(registers: Registry[], name: string, help: string, read: () => number): Gauge {
  return new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read());
    },
  });
}
