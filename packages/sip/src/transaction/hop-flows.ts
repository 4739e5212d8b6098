import type { SipRequest } from '../message/sip-message.ts';
import { writeMessage } from '../message/write-message.ts';
import type { HopHealth } from '../transport/hop-health.ts';
import type { Transports } from '../transport/open-transports.ts';
import type { Hop } from '../transport/resolve.ts';
import type { WireFlow } from '../transport/wire-flow.ts';
import { createBranch } from './transaction-keys.ts';
import { withVia } from './via-fields.ts';

/** Finds the connection or socket for a request to a hop. */
export interface HopFlows {
  /** Never rejects. `instead`: excludes the flow, after it failed to carry the request, from the next look-up. */
  flowTo(hop: Hop, request: SipRequest): Promise<FoundFlow>;
}

export type FoundFlow =
  | { kind: 'found'; flow: WireFlow; instead: (() => void) | undefined }
  | { kind: 'none'; detail: string };

/** Above this a datagram may be fragmented, and a fragment lost (RFC 3261, section 18.1.1). */
const maxDatagramBytes = 1300;
/** Limit of the switch to TCP, for carriers that drop it silently. Unit: milliseconds. */
const switchWithinMs = 1000;
const remembersRefusalMs = 600_000;

/**
 * Requests too large for a datagram use TCP where we listen on TCP and the peer accepts it; a refusal is remembered
 * for ten minutes. Dead connections are reopened.
 */
export function createHopFlows(options: { transports: Transports; health: HopHealth }): HopFlows {
  const { transports, health } = options;
  const listensOnTcp = transports.listening.some(({ transport }) => transport === 'tcp');

  async function switchToTcp(hop: Hop, request: SipRequest): Promise<FoundFlow | undefined> {
    const overTcp: Hop = { ...hop, transport: 'tcp' };
    if (!listensOnTcp || health.isAvoided(overTcp) || !isTooLarge(hop, request)) return undefined;
    const instead = () => health.avoid(overTcp, remembersRefusalMs);
    try {
      const { flow } = await transports.flowTo(overTcp, switchWithinMs);
      return { kind: 'found', flow, instead };
    } catch {
      instead();
      return undefined;
    }
  }

  function isTooLarge(hop: Hop, request: SipRequest): boolean {
    const local = transports.localAddress({ host: hop.address, transport: 'udp' });
    return writeMessage(withVia(request, local, createBranch())).length > maxDatagramBytes;
  }

  return {
    async flowTo(hop, request) {
      try {
        const switched = hop.transport === 'udp' ? await switchToTcp(hop, request) : undefined;
        if (switched !== undefined) return switched;
        const { flow, isReused } = await transports.flowTo(hop);
        return { kind: 'found', flow, instead: isReused ? () => undefined : undefined };
      } catch (error) {
        return { kind: 'none', detail: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}
