import {
  frameMs,
  frameSamples,
  type HangUpCause,
  type Line,
  type LineCapabilities,
  type LineInfo,
  type LineListener,
  type LineNotice,
  type LineTransferState,
  type ToolNotice,
} from '../ports.ts';

/** A line whose 20 ms pass when a test says so. */
export interface RehearsalLine extends Line {
  /** The next frame: the caller's sound comes in, what is queued goes out. */
  tick(caller: Int16Array): void;
  pressDigit(digit: string): void;
  hangUpByCaller(cause?: HangUpCause): void;
  /** Reports the outcome of a transfer the line was asked for. */
  reportTransfer(state: LineTransferState, code?: number): void;
  /** Every frame that went out, as copies. */
  readonly played: readonly Int16Array[];
  /** Destinations the line was sent to, and digits that were sent over it. */
  readonly transfers: readonly string[];
  readonly digits: readonly string[];
  /** The cause we hung up with. */
  readonly hungUpWith: HangUpCause | undefined;
  /** Sound that went out, frame by frame: true where it was not silence. */
  readonly sounded: readonly boolean[];
  readonly notices: readonly (LineNotice | ToolNotice)[];
  readonly hasEnded: boolean;
}

type Queued = { pcm: Int16Array; at: number } | { mark: string };

export function createRehearsalLine(
  options: { direction?: LineInfo['direction']; capabilities?: Partial<LineCapabilities> } = {},
): RehearsalLine {
  const queue: Queued[] = [];
  const sounded: boolean[] = [];
  const notices: (LineNotice | ToolNotice)[] = [];
  const frames: Int16Array[] = [];
  const transfers: string[] = [];
  const digits: string[] = [];
  let hungUpWith: HangUpCause | undefined;
  const played = new Int16Array(frameSamples);
  let listener: LineListener | undefined;
  let hasEnded = false;
  let packetsIn = 0;
  let sentMs = 0;
  let isPaused = false;

  const queuedSamples = () => queue.reduce((sum, entry) => sum + ('pcm' in entry ? entry.pcm.length - entry.at : 0), 0);

  function fill(): number {
    played.fill(0);
    let filled = 0;
    while (queue.length > 0 && !isPaused) {
      const head = queue[0];
      if (head === undefined) break;
      if ('mark' in head) {
        queue.shift();
        listener?.markPlayed(head.mark, false);
        continue;
      }
      if (filled === frameSamples) break;
      const part = head.pcm.subarray(head.at, head.at + frameSamples - filled);
      played.set(part, filled);
      filled += part.length;
      head.at += part.length;
      if (head.at === head.pcm.length) queue.shift();
    }
    return filled;
  }

  function end(cause: HangUpCause): void {
    if (hasEnded) return;
    hasEnded = true;
    listener?.ended(cause);
  }

  return {
    info: {
      id: 'rehearsal',
      kind: 'websocket',
      direction: options.direction ?? 'inbound',
      headers: {},
      wireCodec: 'pcm/16000',
    },
    capabilities: {
      digitsIn: true,
      digitsOut: true,
      transfer: 'blind',
      clear: 'local',
      mark: 'exact',
      ...options.capabilities,
    },
    played: frames,
    transfers,
    digits,
    get hungUpWith() {
      return hungUpWith;
    },
    sounded,
    notices,
    get hasEnded() {
      return hasEnded;
    },
    listen: (wanted) => void (listener = wanted),
    answer: async () => {},
    reject: async (cause) => end(cause),
    play(pcm) {
      if (pcm.length > 0) queue.push({ pcm: pcm.slice(), at: 0 });
    },
    queuedMs: () => queuedSamples() / 16,
    mark(name) {
      if (queue.length === 0) listener?.markPlayed(name, false);
      else queue.push({ mark: name });
    },
    clear() {
      const droppedMs = queuedSamples() / 16;
      const marks = queue.splice(0).flatMap((entry) => ('mark' in entry ? [entry.mark] : []));
      for (const mark of marks) listener?.markPlayed(mark, true);
      const playedMs = sentMs;
      sentMs = 0;
      isPaused = false;
      return { playedMs, droppedMs };
    },
    setPaused: (wanted) => void (isPaused = wanted),
    setBackground() {},
    show: (notice) => void notices.push(notice),
    sendDigits: async (sent) => void digits.push(sent),
    transfer: async (to) => void transfers.push(to),
    async hangUp(cause = 'normal') {
      if (hasEnded) return;
      hungUpWith = cause;
      end(cause);
    },
    stats: () => ({
      packetsIn,
      packetsOut: sounded.length,
      lost: 0,
      late: 0,
      concealedMs: 0,
      jitterMs: 0,
      bufferMs: 0,
      queuedOutMs: queuedSamples() / 16,
    }),
    tick(caller) {
      if (hasEnded) return;
      packetsIn += 1;
      const filled = fill();
      sounded.push(filled > 0);
      frames.push(played.slice());
      if (filled > 0) sentMs += frameMs;
      listener?.frame(caller, played);
    },
    reportTransfer: (state, code) => listener?.transfer(state, code),
    pressDigit: (digit) => listener?.digit(digit, 100),
    hangUpByCaller: (cause = 'normal') => end(cause),
  };
}
