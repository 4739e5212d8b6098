import type { IncomingCall, SipStackUser } from '@parley/sip';
import type { Admission } from '../workers/admission.ts';

/** When a caller who found no room may ask again. Unit: seconds. */
const retryAfterSeconds = 15;

/**
 * Keeps within capacity when many call at once: a call has its place from the moment it comes in, and not only when
 * its number was looked up and a media worker knows it. `take` resolves when the worker does, or the call is refused.
 */
export function createInboundAdmission(parts: {
  admission: Pick<Admission, 'refusal' | 'room'>;
  take(call: IncomingCall): Promise<void>;
}): Pick<SipStackUser, 'overload' | 'incoming'> {
  const { admission, take } = parts;
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
      // Others have come since `overload` was asked: whether this one may call had to be found out.
      if (call.replaces === undefined && isFull()) {
        return call.reject(486, { headers: { 'Retry-After': String(retryAfterSeconds) } });
      }
      arriving.add(call);
      void take(call).finally(() => arriving.delete(call));
    },
  };
}
