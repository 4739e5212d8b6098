import type { OpenSession } from '../engine.ts';
import { EnergyActivity } from '../fakes/energy.ts';
import { startFakeModel } from '../fakes/model.ts';
import { realPace } from '../fakes/pace.ts';
import { startFakeRecognizer } from '../fakes/recognizer.ts';
import { startFakeUtterance } from '../fakes/voice.ts';
import { question } from '../question.ts';

/** The least code that wires the fakes together: a yardstick, not a product. */
export const openFloor: OpenSession = ({ scenario, stamps, sink }) => {
  const parts = { scenario, stamps, pace: realPace };
  const activity = new EnergyActivity(scenario, stamps);
  let hasEnded = false;
  let heard = '';
  let silence: (() => void) | undefined;
  const recognizer = startFakeRecognizer({
    ...parts,
    words: () => question,
    partial() {},
    final(text) {
      heard = text;
      answerWhenReady();
    },
  });

  function answerWhenReady(): void {
    if (!hasEnded || heard === '') return;
    hasEnded = false;
    heard = '';
    silence?.();
    const voice = startFakeUtterance({ ...parts, audio: (pcm) => sink.audio(pcm), end: () => sink.end() });
    const stopModel = startFakeModel({ ...parts, token: (text) => voice.write(text), end: () => voice.end() });
    silence = () => {
      stopModel();
      voice.cancel();
    };
  }

  return {
    push(frame) {
      recognizer.push(frame);
      const window = activity.push(frame);
      if (window === undefined) return;
      if (window.change === 'start') hasEnded = false;
      if (window.change === 'end') {
        hasEnded = true;
        answerWhenReady();
      } else if (window.isSpeaking && window.durationMs >= scenario.interruptionMs && sink.isPlaying()) {
        silence?.();
        sink.stop();
      }
    },
  };
};
