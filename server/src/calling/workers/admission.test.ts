import { afterEach, describe, expect, it } from 'vitest';
import { type Admission, createAdmission } from './admission.ts';

let admission: Admission | undefined;
afterEach(() => admission?.close());

function admit(state: { calls: number; tickLagMsP99: number }) {
  const refusals: string[] = [];
  admission = createAdmission({
    callsMax: 10,
    calls: () => state.calls,
    tickLagMsP99: () => state.tickLagMsP99,
    onRefusal: (reason) => void refusals.push(reason),
  });
  return { admission, refusals };
}

describe('admission of another call', () => {
  it('is granted below capacity', () => {
    const { admission: door, refusals } = admit({ calls: 9, tickLagMsP99: 5 });
    expect(door.refusal()).toBeUndefined();
    expect(refusals).toEqual([]);
  });

  it('is refused at capacity, with Retry-After', () => {
    const state = { calls: 10, tickLagMsP99: 0 };
    const { admission: door, refusals } = admit(state);
    expect(door.refusal()).toEqual({ reason: 'capacity', retryAfterSeconds: 15 });
    state.calls = 9;
    expect(door.refusal()).toBeUndefined();
    expect(refusals).toEqual(['capacity']);
  });

  it('is refused while frames are late, but never for the first call', () => {
    const state = { calls: 1, tickLagMsP99: 200 };
    const { admission: door } = admit(state);
    expect(door.refusal()?.reason).toBe('pressure');
    state.calls = 0;
    expect(door.refusal()).toBeUndefined();
  });

  it('is refused by a draining process', () => {
    const { admission: door } = admit({ calls: 0, tickLagMsP99: 0 });
    door.drain();
    expect(door.refusal()?.reason).toBe('draining');
  });
});
