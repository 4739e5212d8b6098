import type { CallId, TenantId } from '@parley/contract/ids';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import type { CallStore, LiveNotices } from '#areas/telephony/calls';
import { createLogger } from '#platform/log/logger.ts';
import type { CallEnd, TurnRecord } from '#voice/ports.ts';
import { createCallPersister } from './call-persister.ts';
import { createVoiceMetrics } from './voice-metrics.ts';

const call = { tenantId: 'tenant' as TenantId, id: 'call' as CallId, type: 'web' as const };
const turn = (text: string, role: TurnRecord['role'] = 'user'): TurnRecord => ({
  role,
  text,
  via: 'speech',
  startMs: 0,
  endMs: 1,
  wasInterrupted: false,
  engineId: role === 'user' ? 'ear' : 'model',
});
const line = {
  packetsIn: 1,
  packetsOut: 1,
  lost: 0,
  late: 0,
  concealedMs: 0,
  jitterMs: 0,
  bufferMs: 0,
  queuedOutMs: 0,
};
const end: CallEnd = { reason: 'user_hangup', durationMs: 9, line, engines: { hearing: 'ear', speaking: 'voice' } };

/** A store that notes what it is told; `failing` calls fail first. */
function keep(options: { zeroRetention?: boolean; redactionLanguage?: string; failing?: number } = {}) {
  const written: unknown[] = [];
  let failing = options.failing ?? 0;
  const note = async (entry: unknown) => {
    if (failing > 0) {
      failing -= 1;
      throw new Error('the database is away');
    }
    written.push(entry);
  };
  const store = {
    markAnswered: () => note('answered'),
    markDisclosed: () => note('disclosed'),
    appendTurns: (_call: unknown, turns: { seq: number; text: string }[]) =>
      note(turns.map(({ seq, text }) => `${seq} ${text}`).join()),
    appendTools: (_call: unknown, tools: { seq: number; name: string }[]) => note(`tool ${tools[0]?.seq}`),
    endCall: (_call: unknown, ending: object) => note(ending),
  } as unknown as CallStore;
  const told: unknown[] = [];
  const registry = new Registry();
  const persister = createCallPersister({
    call,
    store,
    notices: { publish: (_id: CallId, notice: unknown) => void told.push(notice) } as unknown as LiveNotices,
    zeroRetention: options.zeroRetention ?? false,
    redactionLanguage: options.redactionLanguage,
    isRecorded: true,
    collected: () => ({ city: 'Paris' }),
    metrics: createVoiceMetrics({ registry, calls: () => 0, tickLagMsP99: () => 0 }),
    log: createLogger({ level: 'silent' }),
  });
  return { persister, written, told, registry };
}

describe('call persister', () => {
  it('writes in order of occurrence, numbers turns and tools, and writes the end last', async () => {
    const { persister, written, registry } = keep();
    persister.record({ kind: 'answered' });
    persister.record({ kind: 'turn', turn: turn('hi') });
    persister.record({ kind: 'turn', turn: turn('hello', 'agent') });
    persister.record({ kind: 'ended', end });
    await persister.done;
    expect(written).toEqual([
      'answered',
      '1 hi',
      '2 hello',
      {
        reason: 'user_hangup',
        durationMs: 9,
        line,
        engines: { stt: 'ear', llm: 'model', tts: 'voice' },
        collectedVariables: { city: 'Paris' },
        recording: 'closed',
      },
    ]);
    expect(await registry.metrics()).toContain('voice_calls_ended_total{reason="user_hangup"} 1');
  });

  it('marks the recording incomplete after its recorder failed', async () => {
    const { persister, written } = keep();
    persister.record({ kind: 'recording-incomplete', message: 'The disk is nearly full' });
    persister.record({ kind: 'ended', end });
    await persister.done;
    expect(written).toMatchObject([{ reason: 'user_hangup', recording: 'incomplete' }]);
  });

  it('retries in order while the database is down', async () => {
    const { persister, written } = keep({ failing: 2 });
    persister.record({ kind: 'turn', turn: turn('one') });
    persister.record({ kind: 'turn', turn: turn('two') });
    persister.record({ kind: 'ended', end });
    await persister.done;
    expect(written.slice(0, 2)).toEqual(['1 one', '2 two']);
  });

  it('writes no turn and no tool under zero retention', async () => {
    const { persister, written, told } = keep({ zeroRetention: true });
    persister.record({ kind: 'turn', turn: turn('a secret') });
    persister.record({ kind: 'live', notice: { kind: 'state', state: 'thinking' } });
    persister.record({ kind: 'ended', end });
    await persister.done;
    expect(JSON.stringify(written)).not.toContain('secret');
    expect(JSON.stringify(written)).not.toContain('Paris');
    expect(told).toHaveLength(1);
  });

  it('redacts personal data, also a card number dictated over several turns with replies between', async () => {
    const { persister, written } = keep({ redactionLanguage: 'en' });
    persister.record({ kind: 'disclosed' });
    persister.record({ kind: 'turn', turn: turn('I am anna@example.com') });
    persister.record({ kind: 'turn', turn: turn('My card is 4111 1111') });
    persister.record({ kind: 'turn', turn: turn('Go on.', 'agent') });
    persister.record({ kind: 'turn', turn: turn('one one one one one one one one') });
    persister.record({ kind: 'turn', turn: turn('Thank you.', 'agent') });
    persister.record({ kind: 'ended', end });
    await persister.done;
    expect(written.slice(0, -1)).toEqual([
      'disclosed',
      '1 I am [email]',
      '2 My card is [card]',
      '3 Go on.',
      '4 Thank you.',
    ]);
  });

  it('writes what a caller dictated last when the call ends', async () => {
    const { persister, written } = keep({ redactionLanguage: 'en' });
    persister.record({ kind: 'turn', turn: turn('My order is 20458817') });
    persister.record({ kind: 'ended', end });
    await persister.done;
    expect(written[0]).toBe('1 My order is 20458817');
  });

  it('closes the call as worker_lost after a crash, and writes nothing once another process closed it', async () => {
    const lost = keep();
    lost.persister.workerLost();
    await lost.persister.done;
    expect(lost.written).toMatchObject([{ reason: 'worker_lost' }]);
    const closed = keep();
    closed.persister.stop();
    closed.persister.record({ kind: 'ended', end });
    await closed.persister.done;
    expect(closed.written).toEqual([]);
  });
});
