import { frameSamples, type VoiceActivity, type VoiceActivityEngine } from '#voice/ports.ts';

/** The gate stays open for so long after it last heard something: the judge needs to see the end of speech. Unit: frames. */
const holdFrames = 20;
/** Sound from before the gate opened that the judge is shown first. Unit: frames. */
const preRollFrames = 8;

/**
 * A costly detector that is asked only while a cheap one, which lets through too much, hears something. It says what the
 * costly one says; speech is noticed at most a frame later. Saves half of the work of a call in which both sides talk.
 */
export function createGatedActivity(gate: VoiceActivityEngine, judge: VoiceActivityEngine): VoiceActivityEngine {
  return {
    id: judge.id,
    open(): VoiceActivity {
      const cheap = gate.open();
      const costly = judge.open();
      const before = Array.from({ length: preRollFrames }, () => new Int16Array(frameSamples));
      let oldest = 0;
      let openFrames = 0;
      return {
        push(frame) {
          if (cheap.push(frame) === true) {
            for (let back = 0; openFrames === 0 && back < preRollFrames; back += 1) {
              costly.push(before[(oldest + back) % preRollFrames] ?? frame);
            }
            openFrames = holdFrames;
          }
          if (openFrames === 0) {
            before[oldest]?.set(frame);
            oldest = (oldest + 1) % preRollFrames;
            return false;
          }
          openFrames -= 1;
          return costly.push(frame);
        },
        close() {
          cheap.close();
          costly.close();
        },
      };
    },
  };
}
