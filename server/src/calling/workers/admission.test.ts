import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Admission, createAdmission } from './admission.ts';

let admission: Admission | undefined;
afterEach(() => {
  admission?.close();
  vi.useRealTimers();
});

function admit(state: { calls: number; tickLagMsP90: number }) {
  const refusals: string[] = [];
  admission = createAdmission({
    callsMax: 10,
    calls: () => state.calls,
    tickLagMsP90: () => state.tickLagMsP90,
    onRefusal: (reason) => void refusals.push(reason),
  });
  return { admission, refusals };
}

describe('admission of another call', () => {
  it('is granted below capacity', () => {
    const { admission, refusals } = admit({ calls: 9, tickLagMsP90: 5 });
    expect(admission.refusal()).toBeUndefined();
    expect(refusals).toEqual([]);
  });

  it('is refused at capacity, with Retry-After', () => {
    const state = { calls: 10, tickLagMsP90: 0 };
    const { admission, refusals } = admit(state);
    expect(admission.refusal()).toEqual({ reason: 'capacity', retryAfterSeconds: 15 });
    state.calls = 9;
    expect(admission.refusal()).toBeUndefined();
    expect(refusals).toEqual(['capacity']);
  });

  it('is refused while frames are late second after second, and granted again afterwards', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const state = { calls: 8, tickLagMsP90: 200 };
    const { admission } = admit(state);
    vi.advanceTimersByTime(2000);
    expect(admission.refusal()).toBeUndefined();
    vi.advanceTimersByTime(1000);
    expect(admission.refusal()?.reason).toBe('pressure');
    expect(admission.room()).toBe(0);
    state.tickLagMsP90 = 2;
    vi.advanceTimersByTime(2000);
    expect(admission.room()).toBe(2);
  });

  it('is refused by a draining process', () => {
    const { admission } = admit({ calls: 0, tickLagMsP90: 0 });
    admission.drain();
    expect(admission.refusal()?.reason).toBe('draining');
  });
});
