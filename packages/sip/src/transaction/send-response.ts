import type { Logger } from '../logger.ts';
import type { SipRequest } from '../message/sip-message.ts';
import type { Transports } from '../transport/open-transports.ts';
import { defaultPort } from '../transport/resolve.ts';
import type { SipDestination } from '../transport/sip-destination.ts';
import type { WireFlow } from '../transport/wire-flow.ts';
import { responsePort } from './via-fields.ts';

/**
 * Sends responses to the source of their request (RFC 3261, section 18.2.2; RFC 3581): over its connection while that
 * is open, then over a new one to the port of its Via. Only that port, which the sender chooses freely, is checked.
 * Never throws.
 */
export function createResponseSender(options: {
  transports: Transports;
  allows: (target: SipDestination) => boolean;
  log: Logger;
}): (bytes: Uint8Array, request: SipRequest, flow: WireFlow) => void {
  const { transports, allows, log } = options;

  async function sendAnew(bytes: Uint8Array, request: SipRequest, flow: WireFlow): Promise<void> {
    const [via] = request.via;
    const { transport } = flow;
    const { address } = flow.remote;
    const port = via?.port ?? defaultPort(transport);
    const certificateName = via?.host ?? address;
    try {
      if (!allows({ hostname: address, address, port })) return;
      const found = await transports.flowTo({ transport, address, port, certificateName, verifiesCertificate: true });
      found.flow.send(bytes);
    } catch (error) {
      log.debug({ reason: String(error) }, 'a SIP response found no way back');
    }
  }

  return (bytes, request, flow) => {
    if (flow.isReliable) {
      if (flow.isOpen) flow.send(bytes);
      else void sendAnew(bytes, request, flow);
      return;
    }
    const port = responsePort(request.via[0], flow);
    const way = port === flow.remote.port ? flow : flow.toPort?.(port);
    way?.send(bytes);
  };
}
