import { readNameAddress } from '../message/name-address.ts';
import type { SipResponse, SipUri } from '../message/sip-message.ts';
import { writeUri } from '../message/write-message.ts';
import type { Route } from '../sip-stack.ts';
import { readDialable } from './request-target.ts';

/** Redirect targets tried in all; more are a loop or abuse. */
const maxRedirects = 5;

/** Redirect targets of 3xx responses (RFC 3261, 8.1.3.4), by their q values, none twice. */
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

  /** `follow` maps a target to the URI to call; undefined: none. */
  next(route: Route, follow: (to: string) => string | undefined = () => undefined): SipUri | undefined {
    while (this.#followed < maxRedirects) {
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
