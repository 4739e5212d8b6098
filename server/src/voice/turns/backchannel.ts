import { frameMs } from '../ports.ts';
import type { CallSettings } from '../settings.ts';
import type { SpeechActivity } from '../speech-to-text/speech-activity.ts';
import type { AgentOutput } from './agent-output.ts';

/** Minimum speech before a backchannel, and the pause it is placed in. Unit: milliseconds. */
const speechAtLeastMs = 3_000;
const pauseMs = { from: 200, to: 500 };
/** Between two signs at frequency 1; a lower frequency waits proportionally longer. */
const shortestGapMs = 5_000;

/** Decides when the agent says "mm-hm" while the caller speaks. */
export interface Backchannel {
  /** Called once a frame. */
  tick(activity: SpeechActivity, agent: Pick<AgentOutput, 'isIdle' | 'sayFiller'>): void;
}

export function createBackchannel(settings: CallSettings['backchannel'], defaults: readonly string[]): Backchannel {
  const words = settings.words.length > 0 ? settings.words : defaults.slice(0, 2);
  const gapMs = shortestGapMs / Math.max(settings.frequency, 0.05);
  let sinceLastMs = gapMs;
  let count = 0;
  return {
    tick(activity, agent) {
      if (!settings.enabled || !agent.isIdle()) return;
      sinceLastMs += frameMs;
      const silenceMs = activity.silenceMs();
      const isPause = silenceMs >= pauseMs.from && silenceMs <= pauseMs.to;
      if (!isPause || activity.speechMs() < speechAtLeastMs || sinceLastMs < gapMs) return;
      sinceLastMs = 0;
      count += 1;
      agent.sayFiller(words[count % words.length] ?? '');
    },
  };
}
