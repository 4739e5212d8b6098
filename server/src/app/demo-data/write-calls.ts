import { writeFile } from 'node:fs/promises';
import type { AgentId, CallId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { CallEndReason } from '@parley/contract/resources/call';
import type { CallRef, CallStore } from '#areas/telephony/calls';
import type { Database } from '#db/open.ts';
import { type BusinessName, businesses } from './businesses.ts';
import { mixRecording } from './call-recording.ts';
import type { Conversation } from './month-plan.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { LineSpeaker } from './speak-lines.ts';
import { type TimedCall, timeCall } from './time-call.ts';
import { writeToolRuns } from './write-tool-runs.ts';

export interface DemoAgent {
  id: AgentId;
  version: number;
  config: AgentConfig;
}

/** The clock of the past: each write happens at the time it is set to. */
export interface PastClock {
  set(at: Date): void;
}

export interface CallWriter {
  db: Database;
  tenantId: TenantId;
  agents: Readonly<Record<BusinessName, DemoAgent>>;
  /** Writes with the clock below. */
  store: CallStore;
  clock: PastClock;
  random: SeededRandom;
  speaker: LineSpeaker;
  newId: () => string;
}

const ringMs = 3_200;

/** Writes one call of the past as the owner of its line would have: opened, answered, spoken and ended. */
export async function writeCall(
  writer: CallWriter,
  conversation: Conversation,
  { isRecorded }: { isRecorded: boolean },
): Promise<void> {
  const { store, clock, random, speaker } = writer;
  const call: CallRef = { tenantId: writer.tenantId, id: writer.newId() as CallId };
  const hasSound = isRecorded && !conversation.isMissed;
  // Speaking takes seconds, in which a running Parley would close the open call of the past as lost.
  const timed = conversation.isMissed ? null : await timeCall(conversation, random, hasSound ? speaker : null);
  clock.set(conversation.at);
  const { recordingPath } = await store.openCall({
    ...call,
    agent: writer.agents[conversation.business],
    type: 'phone',
    direction: 'inbound',
    status: 'ringing',
    phoneNumber: conversation.customer.phone,
    fromNumber: conversation.customer.phone,
    toNumber: businesses[conversation.business].number,
    callerName: conversation.customer.name,
    processId: call.id,
    isRecorded: hasSound,
  });
  if (timed === null) {
    clock.set(new Date(conversation.at.getTime() + ringMs));
    await store.endCall(call, { reason: 'cancelled', durationMs: 0 });
    return;
  }
  const answeredAt = conversation.at.getTime() + ringMs;
  clock.set(new Date(answeredAt));
  await store.markAnswered(call);
  await writeContent(store, call, timed);
  await writeToolRuns(writer, { id: call.id, conversation, answeredAt, timed });
  if (recordingPath !== null) await writeFile(recordingPath, mixRecording(timed.heard, timed.durationMs));
  clock.set(new Date(answeredAt + timed.durationMs));
  await endCall(store, call, conversation.scene.end ?? 'user_hangup', timed.durationMs);
}

async function writeContent(store: CallStore, call: CallRef, timed: TimedCall): Promise<void> {
  await store.appendTurns(call, timed.turns);
  if (timed.tools.length > 0) await store.appendTools(call, timed.tools);
}

async function endCall(store: CallStore, call: CallRef, reason: CallEndReason, durationMs: number): Promise<void> {
  await store.endCall(call, {
    reason,
    durationMs,
    engines: { stt: 'builtin', llm: 'builtin', tts: 'builtin' },
  });
}
