import { runCall } from '../../../server/src/voice/call/run-call.ts';
import type { OpenSession } from '../engine.ts';
import { realPace } from '../fakes/pace.ts';
import {
  emptyRecord,
  energyActivity,
  fakeReplyEngine,
  fakeSpeechToText,
  fakeTextToSpeech,
  plainVoice,
  quickSettings,
} from './parts.ts';
import { createTimedLine } from './timed-line.ts';

/** Calls of Parley whose turns end with the fakes: nothing is waited for beyond the detector's silence. */
export function parleyEngine(options: { isSpeculative: boolean }): OpenSession {
  return ({ scenario, stamps, sink }) => {
    const parts = { scenario, stamps, pace: realPace };
    const { line, push } = createTimedLine(sink);
    runCall({
      line,
      settings: { ...quickSettings(scenario), usesPreemptiveReplies: options.isSpeculative },
      replyEngine: fakeReplyEngine(parts),
      record: emptyRecord((cause) => {
        throw cause;
      }),
      voiceActivity: energyActivity(parts),
      recognizers: [fakeSpeechToText(parts)],
      recognition: { language: 'en', keywords: [], phrases: [] },
      voices: [{ engine: fakeTextToSpeech(parts), options: plainVoice }],
      volume: 1,
      now: realPace.now,
    });
    return { push };
  };
}
