import type { ClientTransactionListener } from './transaction-layer.ts';

/** Wraps a listener so that its exceptions are logged and end nothing. */
export function guardedListener(
  listener: ClientTransactionListener,
  guard: (event: () => void) => void,
): ClientTransactionListener {
  return {
    response: (response, flow) => guard(() => listener.response(response, flow)),
    failed: (why, detail) => guard(() => listener.failed(why, detail)),
  };
}
