import type { SipUri } from '../message/sip-message.ts';
import { writeUri } from '../message/write-message.ts';
import type { Flow, RequestTarget } from '../transaction/transaction-layer.ts';
import type { Agent } from './agent.ts';

interface ContactOptions {
  user: string | undefined;
  /** A call received by `sips` must have a `sips` Contact (RFC 3261, 8.1.1.8). */
  isSecure: boolean;
}

/** Builds the Contact field for a peer reached by this flow or target. */
export function contactField(agent: Agent, to: Flow | RequestTarget, options: ContactOptions): string {
  const local = agent.publicAddresses.nameFor(agent.transactions.localAddress(to), to);
  return `<${writeUri(contactUri(local, options))}>`;
}

export function contactUri(
  { host, port, transport }: { host: string; port: number; transport: string },
  { user, isSecure }: ContactOptions,
): SipUri {
  const parameters = new Map<string, string>();
  if (transport !== 'udp' && !isSecure) parameters.set('transport', transport);
  return {
    scheme: isSecure ? 'sips' : 'sip',
    ...(user !== undefined && user !== '' && { user }),
    host,
    port,
    parameters,
    headers: new Map(),
  };
}
