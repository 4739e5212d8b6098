import type { SipRequest } from '../message/sip-message.ts';
import { patienceMs } from './agent.ts';
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
 * Sends an INVITE or UPDATE within a session; the ACK of every 2xx goes out here. An INVITE that is not answered at
 * last is cancelled. Returns how to withdraw it; `answered` is called once.
 */
export function sendReoffer(session: Session, reoffer: Reoffer, answered: (reply: Reply) => void): () => void {
  const { agent, dialog } = session;
  let acknowledgement: SipRequest | undefined;
  let isSettled = false;
  let patience: NodeJS.Timeout | undefined;
  const settle = (reply: Reply): void => {
    clearTimeout(patience);
    if (isSettled) return;
    isSettled = true;
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
      if (isSuccess) dialog.moveTarget(reply.response);
      if (isSuccess && reoffer.method === 'INVITE') {
        acknowledgement ??= dialog.request(
          { method: 'ACK', fields: authorizationOf(reply.request) },
          reply.request.cseq.number,
        );
        agent.transactions.sendAck(acknowledgement, dialog.target());
      }
      settle(reply);
    },
  });
  const cancel = (): void => {
    if (reoffer.method === 'INVITE' && !isSettled) exchange.cancel();
  };
  patience = setTimeout(() => {
    cancel();
    patience = setTimeout(
      () => settle({ kind: 'failed', why: 'timeout', detail: 'no final answer' }),
      patienceMs(agent),
    );
  }, patienceMs(agent));
  if (isSettled) clearTimeout(patience);
  return () => {
    cancel();
    clearTimeout(patience);
    isSettled = true;
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
