import type { Logger } from '#platform/log/logger.ts';
import type { TelephonyProvider } from '../../providers/telephony/telephony-provider.ts';

/** Ending of a carrier call's media stream: hang-up or transfer. */
export interface StreamEnd {
  /** Sends the other side elsewhere, without us. Rejects where the carrier does not. Unset: it cannot. */
  transfer: ((to: string, options: { from: string; ringSeconds: number }) => Promise<void>) | undefined;
}

/**
 * Ends the call at the carrier when its stream closes, since not every carrier does; one that was sent elsewhere goes on
 * there. A telephone system has no interface that could be told: `carrier` is undefined.
 */
export function createStreamEnd(parts: {
  carrier: TelephonyProvider | undefined;
  callRef: string;
  closed: Promise<void>;
  log: Logger;
}): StreamEnd {
  const { carrier, callRef, log } = parts;
  // A carrier closes the stream of a call it sends elsewhere, perhaps before it says that it does.
  let isElsewhere: Promise<boolean> = Promise.resolve(false);

  void parts.closed
    .then(() => isElsewhere)
    .then((isGone) => (isGone ? undefined : carrier?.hangUp?.(callRef)))
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
      isElsewhere = moving.then(
        () => true,
        () => false,
      );
      return moving;
    },
  };
}
