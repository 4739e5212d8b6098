import { readNameAddress } from '../message/name-address.ts';
import type { SipResponse, SipUri } from '../message/sip-message.ts';
import { writeUri } from '../message/write-message.ts';
import type { Route } from '../sip-stack.ts';
import { readDialable } from './request-target.ts';

/** So many addresses of redirections are tried in all; a longer way is a loop, or somebody's game. */
const mostRedirects = 5;

/** Where answers 300-399 send a call (RFC 3261, 8.1.3.4): the wanted before the less wanted, none of them twice. */
export class RedirectTargets {
  readonly #tried = new Set<string>();
  #waiting: { uri: SipUri; preference: number }[] = [];
  #followed = 0;

  get isFollowing(): boolean {
    return this.#followed > 0;
  }

  tried(uri: SipUri): void {
    this.#tried.add(writeUri(uri));
  }

  add(response: SipResponse): void {
    for (const contact of response.headers.all('contact').slice(0, 20)) {
      const address = readNameAddress(contact);
      if (address === undefined) continue;
      const preference = Number(address.parameters.get('q') ?? 1);
      const uri: SipUri = { ...address.uri, headers: new Map() };
      this.#waiting.push({ uri, preference: Number.isFinite(preference) ? preference : 0 });
    }
    this.#waiting.sort((one, other) => other.preference - one.preference);
  }

  /** `follow`: the address called for one that was named; undefined: none. */
  next(route: Route, follow: (to: string) => string | undefined = () => undefined): SipUri | undefined {
    while (this.#followed < mostRedirects) {
      const next = this.#waiting.shift();
      if (next === undefined) return undefined;
      const text = follow(writeUri(next.uri));
      const uri = text === undefined ? undefined : readDialable(text, route);
      if (uri === undefined || this.#tried.has(writeUri(uri))) continue;
      this.#tried.add(writeUri(uri));
      this.#followed += 1;
      return uri;
    }
    return undefined;
  }
}
