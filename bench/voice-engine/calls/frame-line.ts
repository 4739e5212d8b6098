import { frameMs, frameSamples, type Line, type LineListener } from '../../../server/src/voice/ports.ts';

/** A line whose time passes frame by frame, and which says what of the agent's sound goes out. */
export interface FrameLine {
  readonly line: Line;
  /** The next 20 ms. Returns the first sample of what was played in them; 0: silence. */
  tick(caller: Int16Array): number;
  /** The caller hangs up. */
  hangUp(): void;
}

export function createFrameLine(): FrameLine {
  type Entry = { pcm: Int16Array; at: number } | { mark: string };
  const queue: Entry[] = [];
  const silence = new Int16Array(frameSamples);
  let listener: LineListener | undefined;
  let queuedSamples = 0;
  let playedMs = 0;
  let hasEnded = false;

  /** Plays a frame of the queue; marks behind it are reported once it is played. */
  function play(): number {
    let sample = 0;
    let left = frameSamples;
    for (let head = queue[0]; head !== undefined && left > 0 && 'pcm' in head; head = queue[0]) {
      sample ||= head.pcm[head.at] ?? 0;
      const count = Math.min(left, head.pcm.length - head.at);
      head.at += count;
      left -= count;
      queuedSamples -= count;
      if (head.at === head.pcm.length) queue.shift();
    }
    if (left < frameSamples) playedMs += frameMs;
    return sample;
  }

  function tellDueMarks(): void {
    for (let head = queue[0]; head !== undefined && 'mark' in head; head = queue[0]) {
      queue.shift();
      listener?.markPlayed(head.mark, false);
    }
  }

  function end(cause: 'normal'): void {
    if (hasEnded) return;
    hasEnded = true;
    listener?.ended(cause);
  }

  const line: Line = {
    info: { id: 'frames', kind: 'websocket', direction: 'inbound', headers: {}, wireCodec: 'pcm/16000' },
    capabilities: { digitsIn: false, digitsOut: false, transfer: 'none', clear: 'local', mark: 'exact' },
    listen: (wanted) => void (listener = wanted),
    answer: async () => {},
    reject: async () => {},
    play(pcm) {
      if (pcm.length === 0) return;
      queue.push({ pcm, at: 0 });
      queuedSamples += pcm.length;
    },
    queuedMs: () => queuedSamples / 16,
    mark: (name) => void queue.push({ mark: name }),
    clear() {
      const result = { playedMs, droppedMs: queuedSamples / 16 };
      const dropped = queue.splice(0);
      queuedSamples = 0;
      playedMs = 0;
      for (const entry of dropped) if ('mark' in entry) listener?.markPlayed(entry.mark, true);
      return result;
    },
    setPaused() {},
    setBackground() {},
    show() {},
    sendDigits: async () => {},
    transfer: async () => {},
    hangUp: async () => end('normal'),
    stats: () => ({
      packetsIn: 0,
      packetsOut: 0,
      lost: 0,
      late: 0,
      concealedMs: 0,
      jitterMs: 0,
      bufferMs: 0,
      queuedOutMs: queuedSamples / 16,
    }),
  };
  return {
    line,
    tick(caller) {
      if (hasEnded) return 0;
      const sample = play();
      listener?.frame(caller, silence);
      tellDueMarks();
      return sample;
    },
    hangUp: () => end('normal'),
  };
}
