import { inspectRequest } from '../message/inspect-request.ts';
import { sdpType } from '../message/media-type.ts';
import type { SipStackUser } from '../sip-stack.ts';
import type { ServerTransaction } from '../transaction/transaction-layer.ts';
import type { Agent } from './agent.ts';
import { allowList, respond } from './respond.ts';

/** Retry-After of an OPTIONS refused for overload. Unit: seconds. */
const retryAfterSeconds = '10';

/** Answers out-of-dialog requests other than INVITE. */
export function answerOutOfDialog(agent: Agent, user: SipStackUser, transaction: ServerTransaction): void {
  switch (transaction.request.method) {
    case 'OPTIONS':
      return answerOptions(agent, user, transaction);
    case 'BYE':
    case 'PRACK':
    case 'UPDATE':
    case 'INFO':
    case 'NOTIFY':
      return respond(agent, transaction, 481);
    case 'REFER':
      return respond(agent, transaction, 403, { reason: 'Only Within A Call' });
    case 'SUBSCRIBE':
      return respond(agent, transaction, 489, { fields: [['Allow-Events', 'refer']] });
    case 'REGISTER':
    case 'MESSAGE':
    case 'PUBLISH':
      return respond(agent, transaction, 405, { fields: [['Allow', allowList]] });
    default:
      return respond(agent, transaction, 501, { fields: [['Allow', allowList]] });
  }
}

/** RFC 3261, section 11: the status an INVITE would get now. */
function answerOptions(agent: Agent, user: SipStackUser, transaction: ServerTransaction): void {
  const judgement = inspectRequest(transaction.request);
  if (judgement !== undefined) {
    const { status, reason, headers = {} } = judgement;
    return respond(agent, transaction, status, { reason, fields: Object.entries(headers) });
  }
  if (!user.acceptsCalls()) return respond(agent, transaction, 503, { fields: [['Retry-After', retryAfterSeconds]] });
  return respond(agent, transaction, 200, { describesUs: true, fields: [['Accept', sdpType]] });
}
