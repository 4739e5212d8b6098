import type { IncomingCall, SipStackUser } from '@parley/sip';
import type { Admission } from '../workers/admission.ts';

/** Retry-After of a call refused for capacity. Unit: seconds. */
const retryAfterSeconds = 15;

/**
 * Capacity limit of simultaneous arrivals: a call counts from its INVITE, not only from when its number was looked up
 * and a media worker runs it. `accept` resolves when the worker does, or the call is refused.
 */
export function createInboundAdmission(parts: {
  admission: Pick<Admission, 'refusal' | 'room'>;
  accept(call: IncomingCall): Promise<void>;
}): Pick<SipStackUser, 'overload' | 'incoming'> {
  const { admission, accept } = parts;
  const arriving = new Set<IncomingCall>();
  const isFull = () => arriving.size >= admission.room();
  return {
    overload() {
      const refused = admission.refusal();
      if (refused !== undefined) {
        return { status: refused.reason === 'capacity' ? 486 : 503, retryAfterSeconds: refused.retryAfterSeconds };
      }
      return isFull() ? { status: 486, retryAfterSeconds } : undefined;
    },
    incoming(call) {
      // Other calls have arrived since `overload` was checked: authorisation is asynchronous.
      if (call.replaces === undefined && isFull()) {
        return call.reject(486, { headers: { 'Retry-After': String(retryAfterSeconds) } });
      }
      arriving.add(call);
      void accept(call).finally(() => arriving.delete(call));
    },
  };
}
