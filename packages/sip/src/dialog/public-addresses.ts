import type { Flow, RequestTarget } from '../transaction/transaction-layer.ts';
import { isPrivate } from './reachability.ts';

interface Address {
  host: string;
  port: number;
}

/**
 * Addresses under which registrars see this stack (RFC 3581). Behind NAT over UDP outgoing calls carry that address
 * too, because the local one is unreachable. Peers in private networks keep getting the local one.
 */
export class PublicAddresses {
  readonly #seen = new Map<string, Address>();

  record(local: Address, seen: Address): void {
    this.#seen.set(keyOf(local), seen);
  }

  forget(local: Address): void {
    this.#seen.delete(keyOf(local));
  }

  nameFor<Local extends Address & { transport: string }>(local: Local, to: Flow | RequestTarget): Local {
    if (local.transport !== 'udp' || this.#seen.size === 0) return local;
    const remote = 'remote' in to ? to.remote.address : to.host;
    const seen = isPrivate(remote) ? undefined : this.#seen.get(keyOf(local));
    return seen === undefined ? local : { ...local, ...seen };
  }
}

function keyOf({ host, port }: Address): string {
  return `${host} ${port}`;
}
