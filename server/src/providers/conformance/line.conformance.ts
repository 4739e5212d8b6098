import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Line } from '#voice/ports.ts';
import { joinPcm, loudnessOf, toneLevel, toneOf } from '../../voice/testing/media-tone.ts';

/** Far end of the line under test. */
export interface LineFarEnd {
  /** Queues audio for the line; it is sent as time passes. */
  say(pcm: Int16Array): void;
  /** All audio received since the start, or since `forget`, as 16 kHz. */
  heard(): Int16Array;
  forget(): void;
  pressDigit(digit: string): void;
  digitsHeard(): string;
  /** Only for lines that clear `remote`: number of requests to drop the buffered audio. */
  clears?(): number;
  hangUp(): void;
}

export interface LineSubject {
  /** Up, without listeners yet. */
  line: Line;
  farEnd: LineFarEnd;
  /** Lets this much audio pass both ways, including what is in flight. Unit: milliseconds, a multiple of 20. */
  pass(ms: number): Promise<void>;
  /** Closes what was opened besides the line. */
  close(): Promise<void>;
}

/** Subscribes to a line and collects its events. */
function recordLine(line: Line) {
  const caller: Int16Array[] = [];
  const played: Int16Array[] = [];
  const told: string[] = [];
  line.listen({
    frame(callerFrame, playedFrame) {
      caller.push(callerFrame.slice());
      played.push(playedFrame.slice());
    },
    digit: (digit, durationMs) => told.push(durationMs > 0 ? `digit ${digit}` : `digit ${digit} of no length`),
    markPlayed: (name, wasCleared) => told.push(`mark ${name}${wasCleared ? ' cleared' : ''}`),
    connection: (isConnected) => told.push(`connection ${isConnected}`),
    transfer: (state) => told.push(`transfer ${state}`),
    hold: (isOnHold) => told.push(`hold ${isOnHold}`),
    ended: (cause) => told.push(`ended ${cause}`),
  });
  return { caller, played, told, ended: () => told.filter((each) => each.startsWith('ended')) };
}

/** Resources that keep the process running, apart from short-lived ones. */
function openResources(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of process.getActiveResourcesInfo()) {
    if (/Immediate|Req/.test(name)) continue;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

async function leftOpenSince(before: Map<string, number>): Promise<string[]> {
  let left: string[] = [];
  for (let attempt = 0; attempt < 200; attempt += 1) {
    left = [...openResources()].filter(([name, count]) => count > (before.get(name) ?? 0)).map(([name]) => name);
    if (left.length === 0) return left;
    await sleep(10);
  }
  return left;
}

/** Conformance of every Line. */
export function lineConformance(name: string, open: () => Promise<LineSubject>): void {
  describe(`${name} as a Line`, () => {
    let resources: Map<string, number>;
    let subject: LineSubject;
    let heard: ReturnType<typeof recordLine>;
    beforeEach(async () => {
      resources = openResources();
      subject = await open();
      heard = recordLine(subject.line);
    });
    afterEach(async () => {
      await subject.line.hangUp();
      await subject.close();
      expect(await leftOpenSince(resources)).toEqual([]);
    });

    it('caller audio arrives whole and at its level', async () => {
      subject.farEnd.say(toneOf(1_000, 3_000));
      await subject.pass(2_000);
      const sound = joinPcm(heard.caller.slice(40));
      expect(toneLevel(sound, 1_000)).toBeGreaterThan(7_000);
      expect(toneLevel(sound, 440)).toBeLessThan(300);
      expect(Math.min(...heard.caller.slice(40).map(loudnessOf))).toBeGreaterThan(3_500);
    });

    it('played audio arrives at the far end whole and at its level', async () => {
      subject.line.play(toneOf(440, 2_000));
      await subject.pass(2_600);
      const sound = subject.farEnd.heard();
      const from = sound.findIndex((sample) => Math.abs(sample) > 2_000);
      expect(toneLevel(sound.subarray(from, from + 31_000), 440)).toBeGreaterThan(7_000);
      expect(subject.line.queuedMs()).toBe(0);
    });

    it('delivers 50 frames a second of both sides, silence included', async () => {
      subject.line.play(toneOf(440, 500));
      await subject.pass(1_000);
      expect(Math.abs(heard.caller.length - 50)).toBeLessThanOrEqual(1);
      expect([...heard.caller, ...heard.played].every((frame) => frame.length === 320)).toBe(true);
      expect(toneLevel(joinPcm(heard.played.slice(0, 25)), 440)).toBeCloseTo(10_000, -2);
      expect(loudnessOf(joinPcm(heard.played.slice(26)))).toBe(0);
      expect(subject.line.stats().packetsOut).toBeGreaterThanOrEqual(49);
    });

    it('clear takes effect within 40 ms and reports the played part', async () => {
      subject.line.play(toneOf(440, 3_000));
      await subject.pass(1_000);
      const { playedMs, droppedMs } = subject.line.clear();
      expect(playedMs + droppedMs).toBe(3_000);
      expect(Math.abs(playedMs - 1_000)).toBeLessThanOrEqual(20);
      const framesBefore = heard.played.length;
      await subject.pass(300);
      expect(loudnessOf(joinPcm(heard.played.slice(framesBefore + 2)))).toBe(0);
      subject.farEnd.forget();
      await subject.pass(300);
      expect(toneLevel(subject.farEnd.heard(), 440)).toBeLessThan(100);
      if (subject.line.capabilities.clear === 'remote') expect(subject.farEnd.clears?.()).toBe(1);
      expect(subject.line.clear()).toEqual({ playedMs: 0, droppedMs: 0 });
    });

    it('marks are reported in order, once the audio before them was played', async () => {
      subject.line.mark('first');
      subject.line.play(toneOf(440, 100));
      subject.line.mark('second');
      subject.line.mark('third');
      subject.line.play(toneOf(440, 100));
      subject.line.mark('fourth');
      await subject.pass(60);
      expect(heard.told).toEqual(['mark first']);
      await subject.pass(400);
      expect(heard.told).toEqual(['mark first', 'mark second', 'mark third', 'mark fourth']);
    });

    it('marks of cleared audio are reported as cleared, before those of later audio', async () => {
      subject.line.play(toneOf(440, 100));
      subject.line.mark('said');
      subject.line.play(toneOf(440, 1_000));
      subject.line.mark('cut');
      await subject.pass(300);
      subject.line.clear();
      subject.line.play(toneOf(440, 100));
      subject.line.mark('next');
      await subject.pass(400);
      expect(heard.told).toEqual(['mark said', 'mark cut cleared', 'mark next']);
    });

    it('the caller’s digits are reported once each, in order', async () => {
      if (!subject.line.capabilities.digitsIn) return;
      for (const digit of ['4', '#', '0']) {
        subject.farEnd.pressDigit(digit);
        await subject.pass(400);
      }
      expect(heard.told).toEqual(['digit 4', 'digit #', 'digit 0']);
    });

    it('digits are sent, or refused by a line without DTMF', async () => {
      if (!subject.line.capabilities.digitsOut) {
        await expect(subject.line.sendDigits('12')).rejects.toThrow('digits');
        return;
      }
      const sent = subject.line.sendDigits('12#');
      await subject.pass(2_000);
      await sent;
      expect(subject.farEnd.digitsHeard()).toBe('12#');
    });

    it('a line without transfer refuses one', async () => {
      if (subject.line.capabilities.transfer !== 'none') return;
      await expect(subject.line.transfer('+46123')).rejects.toThrow('transfer');
    });

    it('hanging up reports the end once, also when repeated, and nothing after it', async () => {
      subject.line.play(toneOf(440, 1_000));
      subject.line.mark('left');
      await subject.pass(100);
      await Promise.all([subject.line.hangUp(), subject.line.hangUp('failed')]);
      const frames = heard.caller.length;
      subject.line.play(toneOf(440, 100));
      subject.line.mark('after');
      subject.line.show({ kind: 'state', state: 'speaking' });
      subject.farEnd.pressDigit('1');
      subject.farEnd.hangUp();
      await subject.pass(200);
      await subject.line.hangUp();
      expect(heard.told).toEqual(['mark left cleared', 'ended normal']);
      expect(heard.caller.length).toBe(frames);
    });

    it('the far end hanging up reports the end once, and nothing after it', async () => {
      await subject.pass(100);
      subject.farEnd.hangUp();
      await subject.pass(100);
      await expect.poll(() => heard.ended()).toEqual(['ended normal']);
      const frames = heard.caller.length;
      await Promise.all([subject.line.hangUp(), subject.pass(200)]);
      expect(heard.told).toEqual(['ended normal']);
      expect(heard.caller.length).toBe(frames);
    });
  });
}
