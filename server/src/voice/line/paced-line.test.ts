import { describe, expect, it } from 'vitest';
import type { LineListener } from '../ports.ts';
import { type FakeLineOptions, openFakeLine } from '../testing/fake-wire.ts';
import { createManualClock } from '../testing/media-manual-clock.ts';
import { joinPcm, loudnessOf, toneLevel, toneOf } from '../testing/media-tone.ts';

function open(options: Partial<FakeLineOptions> = {}) {
  const clock = createManualClock();
  const told: string[] = [];
  const caller: Int16Array[] = [];
  const played: Int16Array[] = [];
  const { line, farEnd } = openFakeLine({ clock, ...options });
  const listener: LineListener = {
    frame(callerFrame, playedFrame) {
      caller.push(callerFrame.slice());
      played.push(playedFrame.slice());
    },
    digit: (digit, ms) => told.push(`digit ${digit} ${ms}`),
    markPlayed: (name, wasCleared) => told.push(`mark ${name}${wasCleared ? ' cleared' : ''}`),
    connection: (isConnected) => told.push(`connection ${isConnected}`),
    transfer: (state, code) => told.push(`transfer ${state} ${code ?? ''}`.trim()),
    hold: (isOnHold) => told.push(`hold ${isOnHold}`),
    ended: (cause, detail) => told.push(`ended ${cause}${detail ? `: ${detail}` : ''}`),
  };
  return { clock, line, farEnd, listener, told, caller, played };
}

function listening(options: Partial<FakeLineOptions> = {}) {
  const call = open(options);
  call.line.listen(call.listener);
  return call;
}

it('delivers both sides of the same 20 ms, and sends the playout', () => {
  const { clock, line, farEnd, caller, played } = listening();
  line.play(toneOf(440, 200));
  farEnd.say(toneOf(1_000, 2_000));
  clock.advance(1_000);
  expect(caller).toHaveLength(50);
  expect(joinPcm(played)).toEqual(farEnd.heard());
  expect(toneLevel(farEnd.heard().subarray(0, 3_200), 440)).toBeCloseTo(10_000, -2);
  expect(farEnd.silentFrames).toBe(40);
  expect(toneLevel(joinPcm(caller.slice(10)), 1_000)).toBeCloseTo(10_000, -2);
});

it('lost, late and duplicate packets are played without gaps', () => {
  const { clock, line, farEnd, caller } = listening({
    network: { delayMs: 30, jitterMs: 45, lossRate: 0.05, duplicateRate: 0.05 },
  });
  farEnd.say(toneOf(440, 20_000));
  clock.advance(19_000);
  const levels = caller.slice(100).map((frame) => loudnessOf(frame));
  expect(Math.min(...levels)).toBeGreaterThan(1_500);
  expect(levels.filter((level) => level < 5_000).length).toBeLessThan(levels.length / 20);
  expect(line.stats()).toMatchObject({ packetsOut: 950 });
  expect(line.stats().lost).toBeGreaterThan(20);
  expect(line.stats().concealedMs).toBeGreaterThan(400);
});

describe('the end', () => {
  it('is reported once, for any cause and repetition, and nothing after it', async () => {
    const { clock, line, farEnd, told, caller } = listening();
    line.play(toneOf(440, 1_000));
    line.mark('done');
    clock.advance(100);
    const first = line.hangUp();
    farEnd.hangUp('busy');
    await Promise.all([first, line.hangUp('failed')]);
    farEnd.pressDigit('5');
    farEnd.setConnected(false);
    farEnd.setHold(true);
    line.reportTransfer('ok', 200);
    line.mark('never');
    line.play(toneOf(440, 100));
    clock.advance(200);
    expect(told).toEqual(['mark done cleared', 'ended normal']);
    expect(caller).toHaveLength(5);
    expect(farEnd.closedWith).toEqual(['normal']);
    expect(line.queuedMs()).toBe(0);
    expect(clock.memberCount()).toBe(0);
  });

  it('by the far end before the first listener is reported afterwards', async () => {
    const { line, farEnd, listener, told, clock } = open();
    farEnd.hangUp('no_answer');
    line.listen(listener);
    await line.hangUp();
    expect(told).toEqual(['ended no_answer']);
    clock.advance(100);
    expect(clock.memberCount()).toBe(0);
  });

  it('during a frame or a mark is immediate', async () => {
    const { clock, line, listener, told, caller } = open();
    line.listen({
      ...listener,
      markPlayed(name, wasCleared) {
        listener.markPlayed(name, wasCleared);
        void line.hangUp();
      },
    });
    line.mark('one');
    line.mark('two');
    clock.advance(100);
    await line.hangUp();
    expect(told).toEqual(['mark one', 'mark two', 'ended normal']);
    expect(caller).toHaveLength(1);
  });

  it('an error while closing reaches the caller of hangUp', async () => {
    const { line, farEnd } = listening();
    const { wire, decoder } = farEnd.newWire();
    line.attach({ ...wire, close: () => Promise.reject(new Error('socket stuck')) }, decoder);
    line.remoteEnded('lost');
    await expect(line.hangUp()).rejects.toThrow('socket stuck');
  });

  it('an ended call cannot be answered, a refused one is refused in signalling', async () => {
    const { line, farEnd, told } = listening();
    await line.reject('busy');
    expect(farEnd.closedWith).toEqual(['busy']);
    expect(told).toEqual(['ended busy']);
    await expect(line.answer()).rejects.toThrow('has ended: busy');
  });
});

describe('a lost network', () => {
  it('is silence, keeps the queue and its marks, and resumes in place', () => {
    const { clock, line, farEnd, told, caller, played } = listening();
    farEnd.say(toneOf(1_000, 10_000));
    line.play(toneOf(440, 400));
    line.mark('said');
    clock.advance(200);
    farEnd.setConnected(false);
    const heardBefore = farEnd.framesHeard;
    clock.advance(1_000);
    expect(farEnd.framesHeard).toBe(heardBefore);
    expect(line.queuedMs()).toBe(200);
    expect(caller).toHaveLength(60);
    expect(loudnessOf(joinPcm(caller.slice(10)))).toBe(0);
    expect(loudnessOf(joinPcm(played.slice(10)))).toBe(0);
    farEnd.setConnected(true);
    clock.advance(1_000);
    expect(farEnd.heard().subarray(0, 6_400)).toEqual(toneOf(440, 400));
    expect(told).toEqual(['connection false', 'connection true', 'mark said']);
    expect(loudnessOf(joinPcm(caller.slice(70)))).toBeGreaterThan(6_500);
  });

  it('once restored, plays no audio from before the loss', () => {
    const { clock, farEnd, caller } = listening({ network: { delayMs: 0, jitterMs: 150 } });
    farEnd.say(toneOf(1_000, 3_000));
    clock.advance(3_000);
    farEnd.setConnected(false);
    farEnd.isSending = false;
    clock.advance(1_000);
    farEnd.setConnected(true);
    clock.advance(1_000);
    expect(loudnessOf(joinPcm(caller.slice(100, 150)))).toBeGreaterThan(3_000);
    expect(loudnessOf(joinPcm(caller.slice(200)))).toBe(0);
  });

  it('ends the line as lost after its timeout', () => {
    const { clock, farEnd, told, caller } = listening({ maxLostMs: 5_000 });
    clock.advance(1_000);
    farEnd.setConnected(false);
    clock.advance(5_000);
    expect(told).toEqual(['connection false']);
    clock.advance(20);
    expect(told.at(-1)).toBe('ended lost: the network did not come back');
    expect(caller).toHaveLength(300);
  });

  it('may be restored over another transport; the old one is closed', async () => {
    const { clock, line, farEnd, told, caller } = listening();
    farEnd.say(toneOf(1_000, 10_000));
    clock.advance(500);
    farEnd.setConnected(false);
    clock.advance(500);
    const { wire, decoder } = farEnd.newWire();
    line.attach(wire, decoder);
    clock.advance(1_000);
    expect(farEnd.closedWith).toEqual(['lost']);
    expect(told).toEqual(['connection false', 'connection true']);
    expect(loudnessOf(joinPcm(caller.slice(-40)))).toBeGreaterThan(6_500);
    await line.hangUp();
    expect(farEnd.closedWith).toEqual(['lost', 'normal']);
  });

  it('a transport that arrives after the end is closed', async () => {
    const { line, farEnd } = listening();
    await line.hangUp();
    const { wire, decoder } = farEnd.newWire();
    line.attach(wire, decoder);
    expect(farEnd.closedWith).toEqual(['normal', 'normal']);
  });
});

it('during hold nothing is played, and playout resumes afterwards', () => {
  const { clock, line, farEnd, told } = listening();
  line.play(toneOf(440, 200));
  farEnd.setHold(true);
  clock.advance(500);
  expect(loudnessOf(farEnd.heard())).toBe(0);
  expect(farEnd.silentFrames).toBe(25);
  expect(line.queuedMs()).toBe(200);
  farEnd.setHold(false);
  clock.advance(200);
  expect(line.queuedMs()).toBe(0);
  expect(told).toEqual(['hold true', 'hold false']);
});

it('a listener that answers each mark with another gets one per frame', () => {
  const { clock, line, listener, told } = open();
  line.listen({
    ...listener,
    markPlayed(name, wasCleared) {
      listener.markPlayed(name, wasCleared);
      line.mark(`${Number(name) + 1}`);
    },
  });
  line.mark('0');
  clock.advance(60);
  expect(told).toEqual(['mark 0', 'mark 1', 'mark 2']);
});

describe('capabilities', () => {
  it('digits, notices and transfers reach the far end, and their results return', async () => {
    const { line, farEnd, told } = listening();
    await line.sendDigits('12a#');
    line.show({ kind: 'state', state: 'thinking' });
    await line.transfer('sip:desk@example.test');
    line.reportTransfer('failed', 486);
    farEnd.pressDigit('7', 80);
    expect(farEnd.digitsHeard.join('')).toBe('12A#');
    expect(farEnd.notices).toEqual([{ kind: 'state', state: 'thinking' }]);
    expect(farEnd.transfers).toEqual(['sip:desk@example.test']);
    expect(told).toEqual(['transfer trying', 'transfer failed 486', 'digit 7 80']);
  });

  it('an unsupported request is refused', async () => {
    const { line } = listening({ capabilities: { digitsOut: false, transfer: 'none' } });
    await expect(line.sendDigits('1')).rejects.toThrow('cannot send digits');
    await expect(line.transfer('x')).rejects.toThrow('cannot transfer');
    const able = listening();
    await expect(able.line.sendDigits('12x')).rejects.toThrow('0-9 * # A-D');
  });

  it('a far end with its own buffer is told to clear it', () => {
    const { clock, line, farEnd } = listening({ capabilities: { clear: 'remote' } });
    line.play(toneOf(440, 500));
    clock.advance(100);
    expect(line.clear()).toEqual({ playedMs: 100, droppedMs: 400 });
    expect(farEnd.clears).toBe(1);
  });
});
