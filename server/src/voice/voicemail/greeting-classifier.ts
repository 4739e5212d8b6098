import { frameMs } from '../ports.ts';
import type { SpeechActivity } from '../speech-to-text/speech-activity.ts';

/**
 * Class of the party that answered, by start and length of its speech. `person`: a few words and a pause. `machine`:
 * long speech without a pause. `no-speech`: no speech for so long that a person may be waiting.
 */
export type GreetingClass = 'undecided' | 'person' | 'machine' | 'no-speech';

/**
 * Pause after which speech was a person's "Hello?"; sentences of a recorded greeting follow faster. Unit: milliseconds.
 */
const pauseMs = 500;
/** No person speaks that long before the first answer; hardly a recorded greeting is shorter. Unit: milliseconds. */
const machineMs = 2_800;
/** Then the agent begins after all. Unit: milliseconds. */
const silentMs = 2_000;
/** Speech that begins later answers the agent. Unit: milliseconds. */
const latestStartMs = 5_000;
/** Maximum length of a click on the line. Unit: milliseconds of speech. */
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
    if (stretchMs === 0) return callMs >= silentMs ? 'no-speech' : 'undecided';
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
    if (verdict === 'undecided' || verdict === 'no-speech') verdict = judge();
    return verdict;
  };
}
