import { redactPersonalData, redactPersonalDataIn } from '#areas/privacy/redaction';
import type { RunState, RunStep } from '#brain/turn.ts';

type Progress = { state: RunState; steps: readonly RunStep[] };

/** A run without personal data in what a person said: variables, words and arguments, not ids. */
export function redactRun({ state, steps }: Progress, language: string): Progress {
  const hide = <Value>(value: Value) => redactPersonalDataIn(value, language) as Value;
  const { phase, underway } = state;
  return {
    state: {
      ...state,
      frames: state.frames.map((frame) => ({ ...frame, variables: hide(frame.variables) })),
      last: hide(state.last),
      unheard: hide(state.unheard),
      phase: phase.kind === 'calling' ? { ...phase, arguments: hide(phase.arguments) } : phase,
      underway: underway && { ...underway, text: hide(underway.text), messages: hide(underway.messages) },
    },
    steps: steps.map((step) => ({
      ...step,
      variables: hide(step.variables),
      text: redactPersonalData(step.text, language),
    })),
  };
}

/** A run without anything that was said, for a call of which nothing is stored. */
export function withoutWords({ state, steps }: Progress): Progress {
  return {
    state: {
      ...state,
      frames: state.frames.map((frame) => ({ ...frame, variables: {} })),
      last: { text: '', digits: '', outcome: state.last.outcome, result: '' },
      unheard: [],
      phase: { kind: 'entering' },
      underway: null,
    },
    steps: steps.map((step) => ({ ...step, variables: {}, text: '' })),
  };
}
