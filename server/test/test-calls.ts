import { writeFileSync } from 'node:fs';
import type { CallId, TenantId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import type { CallCommand } from '@parley/contract/resources/call';
import type { CallEnding, CallRef, LiveCall, NewCall } from '#areas/telephony/calls';
import { finishRecording } from '#areas/telephony/recordings';
import type { CallToolRecord, TurnRecord } from '#voice/ports.ts';
import type { TestApp } from './build-test-app.ts';

/** A call that rings, held by the app's process; `more` says what matters. */
export async function openCall(
  app: TestApp,
  tenantId: TenantId,
  more: Partial<NewCall> = {},
): Promise<CallRef & { recordingPath: string | null }> {
  const call: NewCall = {
    tenantId,
    id: app.deps.newId() as CallId,
    agent: { id: null, version: null, config: AgentConfig.parse({ name: 'Reception' }) },
    type: 'web',
    direction: 'inbound',
    status: 'ringing',
    processId: more.status === 'queued' ? null : app.deps.calls.processId,
    isRecorded: false,
    ...more,
  };
  const { recordingPath } = await app.deps.calls.store.openCall(call);
  return { tenantId, id: call.id, recordingPath };
}

export function turn(seq: number, more: Partial<TurnRecord> = {}): TurnRecord & { seq: number } {
  const role = seq % 2 === 1 ? 'agent' : 'user';
  return {
    seq,
    role,
    text: `Turn ${seq}`,
    via: 'speech',
    startMs: seq * 1000,
    endMs: seq * 1000 + 800,
    wasInterrupted: false,
    engineId: 'builtin',
    ...more,
  };
}

export function tool(seq: number, more: Partial<CallToolRecord> = {}): CallToolRecord & { seq: number } {
  return {
    seq,
    id: `tool-${seq}`,
    name: 'find_times',
    arguments: { day: 'monday' },
    result: '["09:00"]',
    isError: false,
    startMs: seq * 1500,
    durationMs: 120,
    ...more,
  };
}

/** Two turns, a tool, and the end. Of a recorded call, a second of sound that is ready to be heard. */
export async function pastCall(
  app: TestApp,
  tenantId: TenantId,
  more: Partial<NewCall> = {},
  ending: CallEnding = { reason: 'user_hangup', durationMs: 5000 },
): Promise<CallRef> {
  const { store } = app.deps.calls;
  const call = await openCall(app, tenantId, more);
  await store.markAnswered(call);
  await store.appendTurns(call, [turn(1), turn(2)]);
  await store.appendTools(call, [tool(1)]);
  if (call.recordingPath) writeFileSync(call.recordingPath, wavFile(1000));
  await store.endCall(call, ending);
  if (call.recordingPath) await finishRecordingOf(app, call);
  return call;
}

/** Runs the job enqueued at the end of the call. */
export async function finishRecordingOf(
  app: TestApp,
  call: CallRef,
  convert?: (wavPath: string, oggPath: string) => Promise<void>,
): Promise<void> {
  const { db, bus, clock, log, files, localFiles } = app.deps;
  const job = finishRecording({ db, bus, clock, log, files, localFiles, ...(convert ? { convert } : {}) });
  await job.run({ tenant_id: call.tenantId, call_id: call.id });
}

/** A stereo WAV file of 16 kHz. `headerMs`: how much sound its header speaks of, as of a recorder that was killed. */
export function wavFile(durationMs: number, headerMs = durationMs): Buffer {
  const bytesPerMs = 64;
  const file = Buffer.alloc(44 + durationMs * bytesPerMs);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + headerMs * bytesPerMs, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(16_000, 24);
  file.writeUInt32LE(64_000, 28);
  file.writeUInt16LE(4, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(headerMs * bytesPerMs, 40);
  for (let at = 44; at < file.length; at++) file[at] = at % 251;
  return file;
}

export interface ScriptedLine extends LiveCall {
  commands: CallCommand[];
  wasLost: boolean;
  remove(): void;
}

/** Owns a call in the app's process: records its commands, ends on request, cannot transfer. */
export function holdCall(app: TestApp, call: CallRef, more: Partial<LiveCall> = {}): ScriptedLine {
  const line: ScriptedLine = {
    commands: [],
    wasLost: false,
    async control(command) {
      if (command.action === 'transfer') return 'unsupported';
      line.commands.push(command);
      if (command.action === 'end') {
        line.remove();
        await app.deps.calls.store.endCall(call, { reason: 'completed_by_api' });
      }
      return 'done';
    },
    lost: () => {
      line.wasLost = true;
    },
    remove: () => remove(),
    ...more,
  };
  const remove = app.deps.calls.local.add(call.id, line);
  return line;
}

/** As if the process that holds the call had died 16 s ago. */
export async function expireLease(app: TestApp, call: CallRef): Promise<void> {
  await app.deps.db.platform.everywhere
    .updateTable('calls')
    .set({ alive_until: new Date(Date.now() - 1000) })
    .where('id', '=', call.id)
    .execute();
}
