import type { AgentId, ContactRequestId, TenantId } from '@parley/contract/ids';
import { deskTopic } from '#areas/conversations/chats';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { getContactRequest } from './contact-requests.queries.ts';

export interface CallBack {
  tenantId: TenantId;
  agentId: AgentId;
  /** Empty: unknown. */
  name: string;
  phoneNumber: string;
  message: string;
  language: string;
}

/** Creates a contact request of a caller whom no person answered. */
export type RequestCallBack = (wanted: CallBack) => Promise<void>;

export function createRequestCallBack(parts: {
  db: Pick<Database, 'app'>;
  bus: Bus;
  clock: Clock;
  newId(): string;
}): RequestCallBack {
  const { db, bus, clock } = parts;
  return async ({ tenantId, agentId, name, phoneNumber, message, language }) => {
    const now = clock.now();
    await inEmittingTransaction({ scope: db.app, bus, tenantId, now }, async (tx, emit) => {
      const id = parts.newId() as ContactRequestId;
      await tx
        .insertInto('contact_requests')
        .values({
          tenant_id: tenantId,
          id,
          agent_id: agentId,
          name,
          email: '',
          phone_number: phoneNumber,
          message,
          language,
          status: 'new',
          created_at: now,
          updated_at: now,
        })
        .execute();
      const request = await getContactRequest(tx, id, { person: null });
      await emit('contact_request.created', deskTopic, { contact_request: request });
    });
  };
}
