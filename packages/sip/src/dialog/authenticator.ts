import { createDigestClient, type DigestClient, isStaleChallenge } from '../digest/digest-client.ts';
import type { SipRequest, SipResponse } from '../message/sip-message.ts';
import { writeUri } from '../message/write-message.ts';
import type { Credentials } from '../sip-stack.ts';

/** Challenge and credentials fields of 401 and 407. */
const fieldsOf = {
  401: { challenge: 'WWW-Authenticate', answer: 'Authorization' },
  407: { challenge: 'Proxy-Authenticate', answer: 'Proxy-Authorization' },
} as const;

type Challenger = keyof typeof fieldsOf;

/** Credentials of a call or registration: a challenge once answered is answered preemptively in later requests. */
export class Authenticator {
  readonly #clients: Record<Challenger, DigestClient>;

  constructor(credentials: Credentials) {
    this.#clients = { 401: createDigestClient(credentials), 407: createDigestClient(credentials) };
  }

  /** Adds the credentials for the challenges of earlier requests. */
  sign(request: SipRequest): void {
    for (const status of [401, 407] as const) {
      const value = this.#clients[status].again(question(request));
      if (value !== undefined) request.headers.append(fieldsOf[status].answer, value);
    }
  }

  /** Replaces older credentials with the answer to this challenge. False: it cannot be answered. */
  answer(response: SipResponse, request: SipRequest): boolean {
    if (response.status !== 401 && response.status !== 407) return false;
    const { challenge, answer } = fieldsOf[response.status];
    const challenges = response.headers.all(challenge);
    const value = this.#clients[response.status].answer({ ...question(request), challenges });
    if (value === undefined) return false;
    request.headers.set(answer, value);
    return true;
  }
}

/** Limits the answers to challenges of one kind: one, and another after a stale nonce. */
export function mayAnswer(response: SipResponse, earlierAnswers: number): boolean {
  if (response.status !== 401 && response.status !== 407) return false;
  if (earlierAnswers === 0) return true;
  return earlierAnswers === 1 && isStaleChallenge(response.headers.all(fieldsOf[response.status].challenge));
}

function question({ method, uri, body }: SipRequest): { method: string; uri: string; body: Uint8Array } {
  return { method, uri: writeUri(uri), body };
}
