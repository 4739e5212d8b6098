import { frameMs } from '../ports.ts';

/** Clock of the calls: one tick for every 20 ms of audio. */
export interface MediaClock {
  /** Calls `tick` every 20 ms from now on; the function returned ends that. A tick may join and leave. */
  join(tick: () => void): () => void;
  /** Unit: milliseconds from an arbitrary start, monotonic; each thread has another start. */
  now(): number;
}

/** Tick lag over the last second that had ticks. Unit: milliseconds. */
export interface TickLag {
  p50Ms: number;
  p90Ms: number;
  p99Ms: number;
  maxMs: number;
  /** Frames given up since the start, because the thread stood still longer than can be made good. */
  skippedFrames: number;
}

export interface ThreadMediaClock extends MediaClock {
  tickLag(): TickLag;
  /** Ends all ticks. */
  close(): void;
}

export interface MediaClockOptions {
  now?: () => number;
  /** The thread stood still and this many frames of every call were given up. */
  onSkipped?: (frames: number) => void;
  /** A tick threw; the other calls go on. Without it the error is thrown outside of the clock, as a fault. */
  onFault?: (cause: unknown) => void;
}

/** Calls are spread over the frame, so that 500 of them do not send at the same instant. */
const slotCount = 10;
const slotMs = frameMs / slotCount;
/** A thread that stood still longer than this many frames does not make good the rest. */
const maxCatchUpFrames = 10;
/** Samples of a second in which each slot has a member. */
const latenessSamples = 500;
/** Age of a sample, counted from the latest, at which it no longer counts. Unit: milliseconds. */
const latenessMs = 1000;

interface Member {
  tick: () => void;
  /** Number of the first slot it takes part in. */
  from: number;
  isActive: boolean;
}

/**
 * Clock shared by all calls of a thread. Deadlines count from its start and not from the last tick, so that the rate is
 * exactly 50 a second: an interval of 20 ms runs 0.5-3 % slow under load, which the far end hears as gaps. Late ticks
 * catch up, at most 10 frames at once. No timer runs while there is no member.
 */
export function createMediaClock(options: MediaClockOptions = {}): ThreadMediaClock {
  const now = options.now ?? (() => performance.now());
  const schedule = new SlotSchedule(now, options);
  return {
    join: (tick) => schedule.join(tick),
    now,
    tickLag: () => schedule.lateness(),
    close: () => schedule.close(),
  };
}

class SlotSchedule {
  readonly #now: () => number;
  readonly #onSkipped: ((frames: number) => void) | undefined;
  readonly #onFault: (cause: unknown) => void;
  /** Lists are replaced and never changed, since a tick may join or leave while its slot runs. */
  readonly #slots: (readonly Member[])[] = Array.from({ length: slotCount }, () => []);
  #memberCount = 0;
  readonly #startedAt: number;
  /** Slots are numbered from the start on; this is the next to run. */
  #nextSlot = 0;
  #timer: NodeJS.Timeout | undefined;
  #immediate: NodeJS.Immediate | undefined;
  readonly #late = new Float64Array(latenessSamples);
  /** Times of the samples. */
  readonly #lateAt = new Float64Array(latenessSamples);
  #lateCount = 0;
  #skippedFrames = 0;

  constructor(now: () => number, options: MediaClockOptions) {
    this.#now = now;
    this.#startedAt = now();
    this.#onSkipped = options.onSkipped;
    this.#onFault =
      options.onFault ??
      ((cause) =>
        queueMicrotask(() => {
          throw cause;
        }));
  }

  join(tick: () => void): () => void {
    const slot = this.#emptiestSlot();
    const from = Math.floor((this.#now() - this.#startedAt) / slotMs) + 1;
    if (this.#memberCount === 0) this.#nextSlot = from;
    const member: Member = { tick, from, isActive: true };
    this.#slots[slot] = [...(this.#slots[slot] ?? []), member];
    this.#memberCount += 1;
    this.#arm();
    return () => {
      if (!member.isActive) return;
      member.isActive = false;
      this.#slots[slot] = (this.#slots[slot] ?? []).filter((other) => other !== member);
      this.#memberCount -= 1;
      if (this.#memberCount === 0) this.#disarm();
    };
  }

  #emptiestSlot(): number {
    let best = 0;
    for (let slot = 1; slot < slotCount; slot += 1) {
      if ((this.#slots[slot]?.length ?? 0) < (this.#slots[best]?.length ?? 0)) best = slot;
    }
    return best;
  }

  /** Sets the timer for the next slot that has a member. */
  #arm(): void {
    clearTimeout(this.#timer);
    let next = this.#nextSlot;
    while ((this.#slots[next % slotCount]?.length ?? 0) === 0) next += 1;
    const waitMs = this.#startedAt + next * slotMs - this.#now();
    this.#timer = setTimeout(() => this.#wake(), Math.max(1, Math.ceil(waitMs)));
  }

  #disarm(): void {
    clearTimeout(this.#timer);
    clearImmediate(this.#immediate);
    this.#timer = undefined;
    this.#immediate = undefined;
  }

  #wake(): void {
    if (this.#now() - (this.#startedAt + this.#nextSlot * slotMs) < 2 * frameMs) {
      this.#runDueSlots();
      return;
    }
    // The thread stood still and sockets hold what came meanwhile: let it in before the missed frames are played.
    this.#immediate = setImmediate(() => this.#runDueSlots());
  }

  #runDueSlots(): void {
    const now = this.#now();
    const behindFrames = Math.floor((now - this.#startedAt - this.#nextSlot * slotMs) / frameMs);
    if (behindFrames > maxCatchUpFrames) this.#skip(behindFrames - maxCatchUpFrames);
    const lastSlot = Math.floor((now - this.#startedAt) / slotMs);
    while (this.#nextSlot <= lastSlot && this.#memberCount > 0) {
      const slot = this.#nextSlot;
      this.#nextSlot += 1;
      this.#runSlot(slot, now);
    }
    if (this.#memberCount > 0) this.#arm();
  }

  #skip(frames: number): void {
    this.#nextSlot += frames * slotCount;
    this.#skippedFrames += frames;
    this.#onSkipped?.(frames);
  }

  #runSlot(slot: number, now: number): void {
    const members = this.#slots[slot % slotCount] ?? [];
    let hasRun = false;
    for (const member of members) {
      if (!member.isActive || slot < member.from) continue;
      hasRun = true;
      try {
        member.tick();
      } catch (cause) {
        this.#onFault(cause);
      }
    }
    if (!hasRun) return;
    this.#lateAt[this.#lateCount % latenessSamples] = now;
    this.#late[this.#lateCount % latenessSamples] = now - this.#startedAt - slot * slotMs;
    this.#lateCount += 1;
  }

  lateness(): TickLag {
    // With few calls the samples reach back for seconds, and one old stall would still count now.
    const since = (this.#lateAt[(this.#lateCount + latenessSamples - 1) % latenessSamples] ?? 0) - latenessMs;
    const known = this.#late.subarray(0, Math.min(this.#lateCount, latenessSamples));
    const late = known.filter((_ms, index) => (this.#lateAt[index] ?? 0) > since).sort();
    const at = (share: number) => late[Math.min(late.length - 1, Math.floor(late.length * share))] ?? 0;
    return { p50Ms: at(0.5), p90Ms: at(0.9), p99Ms: at(0.99), maxMs: at(1), skippedFrames: this.#skippedFrames };
  }

  close(): void {
    for (const members of this.#slots) for (const member of members) member.isActive = false;
    this.#slots.fill([]);
    this.#memberCount = 0;
    this.#disarm();
  }
}
