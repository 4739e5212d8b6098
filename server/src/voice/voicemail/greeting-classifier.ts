import { frameMs } from '../ports.ts';
import type { SpeechActivity } from '../speech-to-text/speech-activity.ts';

/**
 * Who seems to have answered, by when something is said and for how long. `person`: a few words and a pause. `machine`:
 * on and on. `nobody yet`: nothing was said for so long that a person may be waiting.
 */
export type GreetingClass = 'undecided' | 'person' | 'machine' | 'nobody yet';

/** Who says "Hello?" pauses then for an answer; sentences of a greeting follow each other faster. Unit: milliseconds. */
const pauseMs = 500;
/** No person speaks that long before the first answer; hardly a recorded greeting is shorter. Unit: milliseconds. */
const machineMs = 2_800;
/** Then the agent begins after all. Unit: milliseconds. */
const silentMs = 2_000;
/** Speech that begins later answers the agent. Unit: milliseconds. */
const latestStartMs = 5_000;
/** A click of the line is nobody. Unit: milliseconds of speech. */
const clickMs = 100;

/** Judges the first thing said after the answer. Called once a frame, after the frame was heard; `person` is final. */
export function createGreetingClassifier(activity: SpeechActivity): () => GreetingClass {
  let callMs = 0;
  /** Since speech began, pauses shorter than `pauseMs` included. */
  let stretchMs = 0;
  let spokenMs = 0;
  let startsSeen = activity.starts();
  let verdict: GreetingClass = 'undecided';

  function judge(): GreetingClass {
    const hasBegun = activity.starts() !== startsSeen;
    startsSeen = activity.starts();
    if (hasBegun && stretchMs === 0 && callMs <= latestStartMs) stretchMs = activity.speechMs();
    if (stretchMs === 0) return callMs >= silentMs ? 'nobody yet' : 'undecided';
    stretchMs += frameMs;
    spokenMs = Math.max(spokenMs, activity.speechMs());
    if (activity.silenceMs() >= pauseMs) {
      stretchMs = 0;
      return spokenMs > clickMs ? 'person' : 'undecided';
    }
    if (stretchMs - activity.silenceMs() >= machineMs) return 'machine';
    return verdict;
  }

  return () => {
    callMs += frameMs;
    if (verdict === 'undecided' || verdict === 'nobody yet') verdict = judge();
    return verdict;
  };
}
