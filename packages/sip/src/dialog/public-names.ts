import type { Flow, RequestTarget } from '../transaction/transaction-layer.ts';
import { isPrivate } from './reachability.ts';

interface Address {
  host: string;
  port: number;
}

/**
 * What registrars have seen us as (RFC 3581). Behind a translation over UDP our calls name that address too: the one we
 * have would lead nobody back. Neighbours in private networks go on hearing our own.
 */
export class PublicNames {
  readonly #seen = new Map<string, Address>();

  learn(local: Address, seen: Address): void {
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
