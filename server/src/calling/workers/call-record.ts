import type { CallRecord } from '#voice/ports.ts';
import { createWavRecorder } from '#voice/recording/wav-recorder.ts';
import type { CallSpec, RecordEntry } from '../messages/call-messages.ts';
import type { HostPort } from '../messages/call-port.ts';

/** Sends the facts of a call to the main thread, which persists them. */
export function sendRecord(callId: string, host: HostPort): CallRecord {
  const send = (entry: RecordEntry) => host.emit('record', { callId, entry });
  return {
    answered: () => send({ kind: 'answered' }),
    disclosed: () => send({ kind: 'disclosed' }),
    turn: (turn) => send({ kind: 'turn', turn }),
    unfinishedTurn: (turn) => send({ kind: 'unfinished-turn', turn }),
    tool: (call) => send({ kind: 'tool', call }),
    live: (notice) => send({ kind: 'live', notice }),
    transfer: (change) => send({ kind: 'transfer', change }),
    problem: ({ stage, cause }) => send({ kind: 'problem', stage, message: cause.message }),
    ended: (end) => send({ kind: 'ended', end }),
  };
}

/** Opens the WAV recorder of a call that is recorded; `hasRoom`: free disk space is above the reserve. */
export function openRecorder(spec: CallSpec, host: HostPort, hasRoom: () => Promise<boolean>) {
  if (spec.recordingPath === null) return {};
  const recorder = createWavRecorder({
    path: spec.recordingPath,
    hasRoom,
    onError: ({ message }) => {
      host.emit('record', { callId: spec.callId, entry: { kind: 'recording-incomplete', message } });
    },
  });
  return { recorder };
}
