import { readNameAddress } from '../message/name-address.ts';
import { reasonPhraseOf } from '../message/reason-phrases.ts';
import { writeUri } from '../message/write-message.ts';
import type { Referral } from '../sip-stack.ts';
import type { ServerTransaction } from '../transaction/transaction-layer.ts';
import { respond } from './respond.ts';
import type { Session } from './session.ts';

/** Lifetime of a referral's implicit subscription. Unit: seconds. */
const subscriptionSeconds = 300;

/** Incoming REFERs: handed to the listener, their progress reported by NOTIFYs (RFC 3515). */
export class IncomingReferrals {
  readonly #session: Session;
  #count = 0;
  #isClosed = false;

  constructor(session: Session) {
    this.#session = session;
  }

  close(): void {
    this.#isClosed = true;
  }

  receive(transaction: ServerTransaction): void {
    const { agent, owner } = this.#session;
    const { headers } = transaction.request;
    const target = readNameAddress(headers.get('refer-to') ?? '');
    if (target === undefined) return respond(agent, transaction, 400, { reason: 'Missing Refer-To' });
    if (!['sip', 'sips', 'tel'].includes(target.uri.scheme)) return respond(agent, transaction, 416);
    const method = target.uri.parameters.get('method')?.toUpperCase();
    if (method !== undefined && method !== 'INVITE') return respond(agent, transaction, 403);
    let isTaken = false;
    const referral = this.#referralFor(transaction, target.uri);
    owner.notify((listener) => {
      isTaken = listener.referred !== undefined;
      listener.referred?.(referral);
    });
    if (!isTaken) respond(agent, transaction, 603);
    return undefined;
  }

  #referralFor(transaction: ServerTransaction, uri: NonNullable<ReturnType<typeof readNameAddress>>['uri']): Referral {
    const { agent } = this.#session;
    const { headers } = transaction.request;
    const parameters = new Map(uri.parameters);
    parameters.delete('method');
    const replaces = [...uri.headers].find(([name]) => name.toLowerCase() === 'replaces')?.[1];
    const referredBy = headers.get('referred-by');
    return {
      to: writeUri({ ...uri, parameters, headers: new Map() }),
      ...(replaces !== undefined && { replaces }),
      ...(referredBy !== undefined && { referredBy }),
      accept: () => {
        if (transaction.hasFinal) return { report: () => undefined };
        const wantsNoReports = headers.get('refer-sub')?.trim().toLowerCase().startsWith('false') === true;
        respond(agent, transaction, 202, {
          contact: this.#session.dialog.contact,
          fields: wantsNoReports ? [['Refer-Sub', 'false']] : [],
        });
        return wantsNoReports ? { report: () => undefined } : this.#subscription(transaction.request.cseq.number);
      },
      refuse: (status) => respond(agent, transaction, status),
    };
  }

  /** From the second referral on, the event id is the CSeq of the REFER (RFC 3515, 2.4.6). */
  #subscription(sequence: number): { report(status: number): void } {
    this.#count += 1;
    const event = this.#count === 1 ? 'refer' : `refer;id=${sequence}`;
    let isOver = false;
    const report = (status: number): void => {
      if (isOver || this.#isClosed) return;
      isOver = status >= 200;
      const state = isOver ? 'terminated;reason=noresource' : `active;expires=${subscriptionSeconds}`;
      const body = `SIP/2.0 ${status} ${reasonPhraseOf(status)}\r\n`;
      void this.#session.request('NOTIFY', {
        contact: this.#session.dialog.contact,
        fields: [
          ['Event', event],
          ['Subscription-State', state],
        ],
        body: { type: 'message/sipfrag;version=2.0', text: body },
      });
    };
    report(100);
    return { report };
  }
}
