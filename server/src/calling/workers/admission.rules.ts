/** Load of one second. */
export interface LoadWindow {
  /** Lag of the media clock on the worst worker. Unit: milliseconds, 90th percentile of the ticks. */
  tickLagMsP90: number;
  /** Delay of the main thread's event loop. Unit: milliseconds, 90th percentile. */
  loopDelayMsP90: number;
  /** Processor time of this process. Unit: cores. */
  cores: number;
}

/** Judgement of the load so far, one window after another. */
export interface Pressure {
  /** Windows in a row that were late. */
  lateWindows: number;
  /** Windows in a row that were calm. */
  calmWindows: number;
  isHigh: boolean;
  /** The lag is of our own making: this process used the processor in the last late window. */
  isOwn: boolean;
}

export const noPressure: Pressure = { lateWindows: 0, calmWindows: 0, isHigh: false, isOwn: false };

/**
 * Lag at which a window is late. The 90th percentile: garbage collection or the start of a call stops a thread for some
 * 100 ms, which is a few ticks of a second; a thread that is short of time is late with nearly all of them.
 */
const lateTickMs = 80;
const lateLoopMs = 250;
/** Share of the late limits below which a window is calm. Between the two the judgement stays as it is. */
const calmShare = 0.5;
/** Windows in a row that start, and that end, the refusal of calls. */
const windowsToRefuse = 3;
const windowsToAdmit = 2;
/** Processor time above which lag counts as ours. A thread that is full uses one core. Unit: cores. */
const ownCores = 0.5;
/** Share of the capacity below which only lag of our own making refuses calls. */
const farBelowCapacity = 0.25;
/** Share of the capacity that is admitted in any case, at least `alwaysAdmitted` calls. */
const alwaysShare = 0.05;
const alwaysAdmitted = 2;

/** Pressure after one more window. */
export function nextPressure(before: Pressure, window: LoadWindow): Pressure {
  const share = Math.max(window.tickLagMsP90 / lateTickMs, window.loopDelayMsP90 / lateLoopMs);
  const lateWindows = share > 1 ? before.lateWindows + 1 : 0;
  const calmWindows = share < calmShare ? before.calmWindows + 1 : 0;
  const isOwn = share > 1 ? window.cores >= ownCores : before.isOwn;
  const isHigh = before.isHigh ? calmWindows < windowsToAdmit : lateWindows >= windowsToRefuse;
  return { lateWindows, calmWindows, isHigh, isOwn };
}

/** True when one more call would harm those under way. */
export function refusesForPressure(
  pressure: Pressure,
  { calls, callsMax }: { calls: number; callsMax: number },
): boolean {
  if (!pressure.isHigh || calls < Math.max(alwaysAdmitted, Math.ceil(callsMax * alwaysShare))) return false;
  return pressure.isOwn || calls >= callsMax * farBelowCapacity;
}
