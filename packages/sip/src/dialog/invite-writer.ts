import { createTag } from '../message/response-to.ts';
import type { NameAddress, SipRequest, SipUri } from '../message/sip-message.ts';
import type { OutgoingCallOptions } from '../sip-stack.ts';
import type { Agent } from './agent.ts';
import { cleanPhrase, customFields } from './custom-headers.ts';
import { type Fields, newRequest } from './new-request.ts';
import { routeFields } from './request-target.ts';
import { allowList, supportedList } from './respond.ts';
import { minimumSessionSeconds, sessionSeconds } from './session-interval.ts';

/** Writes the INVITEs of one call: each attempt has the same Call-ID and From, and the next CSeq. */
export class InviteWriter {
  readonly #agent: Agent;
  readonly #callId: string;
  readonly #options: OutgoingCallOptions;
  readonly #from: NameAddress;
  #sequence = 0;
  #seconds = sessionSeconds;
  #minimumSeconds = minimumSessionSeconds;

  constructor(agent: Agent, callId: string, options: OutgoingCallOptions, from: SipUri) {
    this.#agent = agent;
    this.#callId = callId;
    this.#options = options;
    const { displayName } = options.from;
    const name = displayName === undefined ? {} : { displayName };
    this.#from = { ...name, uri: from, parameters: new Map([['tag', createTag()]]) };
  }

  write(uri: SipUri, contact: string): SipRequest {
    this.#sequence += 1;
    const { sdp, replaces, headers } = this.#options;
    return newRequest({
      method: 'INVITE',
      uri,
      from: this.#from,
      to: { uri: { ...uri, headers: new Map() }, parameters: new Map() },
      callId: this.#callId,
      sequence: this.#sequence,
      routes: routeFields(this.#options),
      contact,
      userAgent: this.#agent.userAgent,
      fields: [
        ['Allow', allowList],
        ['Supported', supportedList],
        ['Session-Expires', String(this.#seconds)],
        ['Min-SE', String(this.#minimumSeconds)],
        ...(replaces === undefined ? [] : replacesFields(replaces)),
        ...customFields(headers),
      ],
      sdp,
    });
  }

  /** False: it was that long already. */
  lengthenInterval(seconds: number): boolean {
    if (seconds <= this.#seconds && seconds <= this.#minimumSeconds) return false;
    this.#minimumSeconds = seconds;
    this.#seconds = Math.max(this.#seconds, seconds);
    return true;
  }
}

function replacesFields(replaces: string): Fields {
  return [
    ['Replaces', cleanPhrase(replaces)],
    ['Require', 'replaces'],
  ];
}
