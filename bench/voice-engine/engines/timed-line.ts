import { frameSamples, type Line, type LineListener, sampleRateHz } from '../../../server/src/voice/ports.ts';
import type { Sink } from '../engine.ts';

/** A line whose caller's sound is pushed in, and whose own sound passes by the clock on the wall. */
export function createTimedLine(sink: Sink): { line: Line; push(frame: Int16Array): void } {
  const silence = new Int16Array(frameSamples);
  let marks: { name: string; dueMs: number }[] = [];
  let listener: LineListener | undefined;
  /** When what is queued will have been heard. */
  let heardUntil = 0;
  let utteranceFrom = 0;

  const queuedMs = () => Math.max(0, heardUntil - performance.now());

  function tellDueMarks(now: number): void {
    while (marks[0] !== undefined && marks[0].dueMs <= now) {
      const mark = marks.shift();
      if (mark !== undefined) listener?.markPlayed(mark.name, false);
    }
  }

  const line: Line = {
    info: { id: 'timed', kind: 'websocket', direction: 'inbound', headers: {}, wireCodec: 'pcm/16000' },
    capabilities: { digitsIn: false, digitsOut: false, transfer: 'none', clear: 'local', mark: 'exact' },
    listen: (wanted) => void (listener = wanted),
    answer: async () => {},
    reject: async () => {},
    play(pcm) {
      const now = performance.now();
      if (heardUntil < now) {
        heardUntil = now;
        utteranceFrom = now;
      }
      heardUntil += (pcm.length / sampleRateHz) * 1000;
      sink.audio(pcm);
    },
    queuedMs,
    mark(name) {
      marks.push({ name, dueMs: heardUntil });
      sink.end();
    },
    clear() {
      const now = performance.now();
      const droppedMs = queuedMs();
      const playedMs = Math.min(now, heardUntil) - utteranceFrom;
      const cleared = marks;
      marks = [];
      heardUntil = now;
      sink.stop();
      for (const { name, dueMs } of cleared) listener?.markPlayed(name, dueMs > now);
      return { playedMs, droppedMs };
    },
    setPaused() {},
    setBackground() {},
    show() {},
    sendDigits: async () => {},
    transfer: async () => {},
    hangUp: async (cause) => listener?.ended(cause ?? 'normal'),
    stats: () => ({
      packetsIn: 0,
      packetsOut: 0,
      lost: 0,
      late: 0,
      concealedMs: 0,
      jitterMs: 0,
      bufferMs: 0,
      queuedOutMs: queuedMs(),
    }),
  };
  return {
    line,
    push(frame) {
      listener?.frame(frame, silence);
      tellDueMarks(performance.now());
    },
  };
}
