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

  /** `mayFollow`: what whoever calls has to say about it. */
  next(route: Route, mayFollow: (to: string) => boolean = () => false): SipUri | undefined {
    while (this.#followed < mostRedirects) {
      const next = this.#waiting.shift();
      if (next === undefined) return undefined;
      const text = writeUri(next.uri);
      if (this.#tried.has(text) || readDialable(text, route) === undefined || !mayFollow(text)) continue;
      this.#tried.add(text);
      this.#followed += 1;
      return next.uri;
    }
    return undefined;
  }
}
