import type { SipRequest } from '../message/sip-message.ts';
import { finalResponseTimeoutMs } from './agent.ts';
import { type Reply, sendAuthenticated } from './authenticated-request.ts';
import { authorizationOf } from './authorization-fields.ts';
import type { Fields } from './new-request.ts';
import { allowList, supportedList } from './respond.ts';
import type { Session } from './session.ts';
import { minimumSessionSeconds, type SessionInterval } from './session-interval.ts';

interface Reoffer {
  method: 'INVITE' | 'UPDATE';
  sdp: string | undefined;
  interval: SessionInterval;
}

/**
 * Sends a re-INVITE or UPDATE and the ACK of every 2xx. A re-INVITE without a final response is cancelled. Returns a
 * function that withdraws it; `answered` is called once.
 */
export function sendReoffer(session: Session, reoffer: Reoffer, answered: (reply: Reply) => void): () => void {
  const { agent, dialog } = session;
  let acknowledgement: SipRequest | undefined;
  let isCompleted = false;
  let patience: NodeJS.Timeout | undefined;
  const complete = (reply: Reply): void => {
    clearTimeout(patience);
    if (isCompleted) return;
    isCompleted = true;
    answered(reply);
  };
  const exchange = sendAuthenticated(agent, {
    build: () =>
      dialog.request({
        method: reoffer.method,
        fields: sessionFields(reoffer.interval),
        contact: dialog.contact,
        ...(reoffer.sdp !== undefined && { sdp: reoffer.sdp }),
      }),
    target: () => dialog.target(),
    authenticator: session.authenticator,
    final(reply) {
      const isSuccess = reply.kind === 'response' && reply.response.status < 300;
      if (isSuccess) dialog.refreshTarget(reply.response);
      if (isSuccess && reoffer.method === 'INVITE') {
        acknowledgement ??= dialog.request(
          { method: 'ACK', fields: authorizationOf(reply.request) },
          reply.request.cseq.number,
        );
        agent.transactions.sendAck(acknowledgement, dialog.target());
      }
      complete(reply);
    },
  });
  const cancel = (): void => {
    if (reoffer.method === 'INVITE' && !isCompleted) exchange.cancel();
  };
  patience = setTimeout(() => {
    cancel();
    patience = setTimeout(
      () => complete({ kind: 'failed', why: 'timeout', detail: 'no final answer' }),
      finalResponseTimeoutMs(agent),
    );
  }, finalResponseTimeoutMs(agent));
  if (isCompleted) clearTimeout(patience);
  return () => {
    cancel();
    clearTimeout(patience);
    isCompleted = true;
  };
}

function sessionFields({ seconds, refresher, isAgreed }: SessionInterval): Fields {
  const role = isAgreed && refresher === 'remote' ? 'uas' : 'uac';
  return [
    ['Allow', allowList],
    ['Supported', supportedList],
    ['Session-Expires', `${seconds};refresher=${role}`],
    ['Min-SE', String(minimumSessionSeconds)],
  ];
}
