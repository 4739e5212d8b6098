import { allowedMethods, supportedExtensions } from '../message/inspect-request.ts';
import { sdpType } from '../message/media-type.ts';
import { responseTo } from '../message/response-to.ts';
import type { ServerTransaction } from '../transaction/transaction-layer.ts';
import type { Agent } from './agent.ts';
import type { Fields } from './new-request.ts';

interface Answer {
  reason?: string | undefined;
  /** Local tag, where the request began the dialog. */
  tag?: string;
  contact?: string;
  /** Adds Allow and Supported. */
  describesUs?: boolean;
  fields?: Fields;
  /** A refusal that is not retransmitted; see `ServerTransaction`. */
  isOnce?: boolean;
  sdp?: string | undefined;
}

/** Sends a response; a second final one is dropped. */
export function respond(agent: Agent, transaction: ServerTransaction, status: number, answer: Answer = {}): void {
  if (transaction.hasFinal) return;
  const { reason, tag, contact, describesUs = false, fields = [], isOnce = false, sdp } = answer;
  const headers: (readonly [string, string])[] = [];
  if (contact !== undefined) headers.push(['Contact', contact]);
  if (describesUs) headers.push(['Allow', allowList], ['Supported', supportedList]);
  headers.push(...fields);
  if (status > 100) headers.push(['Server', agent.userAgent]);
  const response = responseTo(transaction.request, status, {
    headers,
    ...(reason !== undefined && { reason }),
    ...(tag !== undefined && { toTag: tag }),
    ...(sdp !== undefined && { body: sdp, contentType: sdpType }),
  });
  transaction.respond(response, { isOnce });
}

/** Value of Allow. */
export const allowList = allowedMethods.join(', ');
export const supportedList = supportedExtensions.join(', ');
