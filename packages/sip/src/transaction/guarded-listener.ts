import type { ClientTransactionListener } from './transaction-layer.ts';

/** A listener whose mistakes end nothing. */
export function guardedListener(
  listener: ClientTransactionListener,
  guard: (event: () => void) => void,
): ClientTransactionListener {
  return {
    response: (response, flow) => guard(() => listener.response(response, flow)),
    failed: (why, detail) => guard(() => listener.failed(why, detail)),
  };
}
