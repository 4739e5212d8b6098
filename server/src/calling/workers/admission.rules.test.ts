import { describe, expect, it } from 'vitest';
import { type LoadWindow, nextPressure, noPressure, refusesForPressure } from './admission.rules.ts';

const calm: LoadWindow = { tickLagMsP90: 2, loopDelayMsP90: 11, cores: 0.2 };
const late: LoadWindow = { tickLagMsP90: 120, loopDelayMsP90: 11, cores: 1.1 };
const between: LoadWindow = { ...late, tickLagMsP90: 60 };
/** Other processes have the processor. */
const busyElsewhere: LoadWindow = { ...late, cores: 0.1 };
const slowLoop: LoadWindow = { ...calm, loopDelayMsP90: 400, cores: 1 };

const after = (...windows: LoadWindow[]) => windows.reduce(nextPressure, noPressure);
const refuses = (windows: LoadWindow[], calls: number) =>
  refusesForPressure(after(...windows), { calls, callsMax: 50 });

describe('pressure', () => {
  // One stall of the thread refused calls for ten seconds while two were up.
  it('refuses nothing after a single late second, or after late seconds apart', () => {
    expect(refuses([late], 40)).toBe(false);
    expect(refuses([late, late, calm, late, late], 40)).toBe(false);
  });

  it('refuses calls after three late seconds in a row, of either thread', () => {
    expect(refuses([late, late, late], 10)).toBe(true);
    expect(refuses([slowLoop, slowLoop, slowLoop], 10)).toBe(true);
  });

  it('ends after two calm seconds in a row, and not in between', () => {
    const high = [late, late, late];
    expect(refuses([...high, between, between, between], 10)).toBe(true);
    expect(refuses([...high, calm], 10)).toBe(true);
    expect(refuses([...high, calm, between, calm], 10)).toBe(true);
    expect(refuses([...high, calm, calm], 10)).toBe(false);
  });

  it('from other processes refuses calls only near the capacity', () => {
    const windows = [busyElsewhere, busyElsewhere, busyElsewhere];
    expect(refuses(windows, 12)).toBe(false);
    expect(refuses(windows, 13)).toBe(true);
  });

  it('never refuses the first calls', () => {
    const high = after(late, late, late);
    expect(refuses([late, late, late], 2)).toBe(false);
    expect(refuses([late, late, late], 3)).toBe(true);
    expect(refusesForPressure(high, { calls: 1, callsMax: 4 })).toBe(false);
    expect(refusesForPressure(high, { calls: 2, callsMax: 4 })).toBe(true);
  });
});
