import type { Tx } from '#db/tenant-scope.ts';

/** Kind of emails that go to many people at once. */
export const bulkKind = 'newsletter';

/** Port to the writer of emails to many: it decides about each attempt, and keeps how it ended. */
export interface BulkMail {
  /** True while the receiver is still to get the email. `tx` has the platform role. */
  isWanted(tx: Tx, mailId: string): Promise<boolean>;
  /** In the transaction that keeps the outcome of the email. `queued`: it is tried again. */
  keepOutcome(tx: Tx, mail: { mailId: string; outcome: BulkOutcome }): Promise<void>;
}

export type BulkOutcome = 'failed' | 'queued' | 'sent' | 'skipped';
