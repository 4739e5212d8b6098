import type { Logger } from '#platform/log/logger.ts';
import type { TelephonyProvider } from '../../providers/telephony/telephony-provider.ts';

/** Ending of a carrier call's media stream: hang-up or transfer. */
export interface StreamEnd {
  /** Transfers the other side by the carrier's interface. Rejects where the carrier refuses. Unset: it has none. */
  transfer: ((to: string, options: { from: string; ringSeconds: number }) => Promise<void>) | undefined;
}

/**
 * Ends the call at the carrier when its stream closes, since not every carrier does; a transferred call goes on.
 * `carrier`: undefined for a telephone system, which has no such interface.
 */
export function createStreamEnd(parts: {
  carrier: TelephonyProvider | undefined;
  callRef: string;
  closed: Promise<void>;
  log: Logger;
}): StreamEnd {
  const { carrier, callRef, log } = parts;
  // A carrier closes the stream of a transferred call, perhaps before it confirms the transfer.
  let isTransferred: Promise<boolean> = Promise.resolve(false);

  void parts.closed
    .then(() => isTransferred)
    .then((hasMoved) => (hasMoved ? undefined : carrier?.hangUp?.(callRef)))
    .catch((error: unknown) => {
      log.warn(
        { event: 'carrier_call.close_failed', err: error, provider: carrier?.id },
        'carrier request to end a call failed after its stream closed',
      );
    });

  if (carrier?.transfer === undefined) return { transfer: undefined };
  const move = carrier.transfer.bind(carrier);
  return {
    transfer(to, options) {
      const moving = move(callRef, to, options);
      isTransferred = moving.then(
        () => true,
        () => false,
      );
      return moving;
    },
  };
}
