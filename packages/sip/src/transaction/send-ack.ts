import type { Logger } from '../logger.ts';
import type { SipRequest } from '../message/sip-message.ts';
import { writeMessage } from '../message/write-message.ts';
import type { FoundHops } from '../transport/resolve.ts';
import { isWireFlow, type WireFlow } from '../transport/wire-flow.ts';
import type { HopFlows } from './hop-flows.ts';
import { createBranch } from './transaction-keys.ts';
import type { RequestTarget } from './transaction-layer.ts';
import { type LocalName, withVia } from './via-fields.ts';

/** Sends the ACK of a 2xx, which has no response: once, to the first reachable hop. Never throws. */
export function sendAckTo(
  ack: SipRequest,
  target: RequestTarget,
  options: {
    find: (target: RequestTarget) => Promise<FoundHops>;
    flows: HopFlows;
    localAddress: (flow: WireFlow) => LocalName;
    log: Logger;
  },
): void {
  const { find, flows, localAddress, log } = options;

  function sendOver(flow: WireFlow): void {
    flow.send(writeMessage(withVia(ack, localAddress(flow), createBranch())));
  }

  async function lookUp(): Promise<void> {
    const found = await find(target);
    let reason = found.kind === 'none' ? found.detail : 'nothing could be reached';
    for (const hop of found.kind === 'none' ? [] : found.hops) {
      const way = await flows.flowTo(hop, ack);
      if (way.kind === 'found') return sendOver(way.flow);
      reason = way.detail;
    }
    log.debug({ reason }, 'a SIP ACK found no way');
  }

  const { flow } = target;
  if (flow?.isOpen === true && isWireFlow(flow)) sendOver(flow);
  else lookUp().catch((err: unknown) => log.error({ err }, 'sending a SIP ACK failed'));
}
