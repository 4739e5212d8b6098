import type { CallRecord, Line, RecognitionOptions, SpeechToText, VoiceActivity } from '../ports.ts';
import type { CallSettings } from '../settings.ts';
import { createSpeechActivity } from '../speech-to-text/speech-activity.ts';
import { createTranscriber } from '../speech-to-text/transcriber.ts';
import { createCallerInput } from '../turns/caller-input.ts';
import { endpointingSilenceMs } from '../turns/endpointing.rules.ts';

/** Keeps what the person says whom the caller was connected to, turn by turn. */
export interface PersonTranscription {
  push(frame: Int16Array): void;
  /** Keeps what was said last. */
  close(): void;
}

export function transcribePerson(parts: {
  line: Line;
  record: CallRecord;
  settings: CallSettings;
  voiceActivity: VoiceActivity;
  recognizers: readonly [SpeechToText, ...SpeechToText[]];
  recognition: RecognitionOptions;
  callMs(): number;
}): PersonTranscription {
  const { record, settings, voiceActivity } = parts;
  const activity = createSpeechActivity(voiceActivity);
  const transcriber = createTranscriber({
    engines: parts.recognizers,
    options: parts.recognition,
    listener: {
      partial: (text) => person.partial(text),
      final: (transcript) => person.final(transcript),
      problem: (cause) => record.problem({ stage: 'hear', cause }),
      onAllEnginesFailed: (cause) => record.problem({ stage: 'hear', cause }),
    },
  });
  const person = createCallerInput({ ...parts, role: 'person', activity, transcriber });

  return {
    push(frame) {
      activity.push(frame);
      transcriber.push(frame, activity.silenceMs() > 1_000);
      person.tick();
      const text = person.text();
      if (text === '' || !person.isFinal()) return;
      if (person.silenceMs() >= endpointingSilenceMs(text, settings)) person.endTurn('speech');
    },
    close() {
      person.commitUnfinishedTurn();
      transcriber.close();
      voiceActivity.close();
    },
  };
}
