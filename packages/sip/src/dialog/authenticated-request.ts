import type { SipRequest, SipResponse } from '../message/sip-message.ts';
import type { ClientTransaction, Flow, RequestFailure, RequestTarget } from '../transaction/transaction-layer.ts';
import type { Agent } from './agent.ts';
import { type Authenticator, mayAnswer } from './authenticator.ts';

export type Reply =
  | { kind: 'response'; response: SipResponse; request: SipRequest; flow: Flow }
  | { kind: 'failed'; why: RequestFailure; detail: string };

export interface AuthenticatedRequest {
  /** Builds the request with the next CSeq. */
  build(): SipRequest;
  target(): RequestTarget;
  authenticator: Authenticator | undefined;
  provisional?(response: SipResponse, request: SipRequest, flow: Flow): void;
  /** Receives the outcome; for INVITE also each further 2xx. */
  final(reply: Reply): void;
}

export interface SentRequest {
  cancel(reason?: string): void;
}

/**
 * Sends a request and, when challenged, repeats it with credentials: once for 401 and once for 407, and once more
 * each for a stale nonce (RFC 3261, section 22; RFC 7616, section 3.3).
 */
export function sendAuthenticated(agent: Agent, options: AuthenticatedRequest): SentRequest {
  const { authenticator } = options;
  const answers = new Map<number, number>();
  let isCancelled = false;
  let current: ClientTransaction | undefined;

  /** False: the challenge cannot be answered. */
  function answer(response: SipResponse): boolean {
    const earlier = answers.get(response.status) ?? 0;
    if (authenticator === undefined || isCancelled || !mayAnswer(response, earlier)) return false;
    const request = options.build();
    authenticator.sign(request);
    if (!authenticator.answer(response, request)) return false;
    answers.set(response.status, earlier + 1);
    send(request);
    return true;
  }

  function send(request: SipRequest): void {
    current = agent.transactions.send(request, options.target(), {
      response(response, flow) {
        if (response.status < 200) options.provisional?.(response, request, flow);
        else if (!answer(response)) options.final({ kind: 'response', response, request, flow });
      },
      failed: (why, detail) => options.final({ kind: 'failed', why, detail }),
    });
  }

  const first = options.build();
  authenticator?.sign(first);
  send(first);
  return {
    cancel(reason) {
      isCancelled = true;
      current?.cancel(reason);
    },
  };
}
