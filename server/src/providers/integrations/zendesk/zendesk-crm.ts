import type { CrmField, CrmValues, VendorCrm, VendorRequests } from '#areas/integrations/connections';
import { VendorFault } from '#areas/integrations/connections';
import { nameToCreate } from '../contacts/names.ts';
import { readInside, readRecords } from '../contacts/read-values.ts';
import { createUser, findUsers } from './zendesk-users.ts';

const path = '/api/v2/tickets';

const fields: readonly CrmField[] = [
  { name: 'subject', title: 'Subject', type: 'text' },
  { name: 'comment', title: 'Internal note', type: 'text' },
];

/** Customers, and calls as tickets of them, with our key as their external id. */
export const zendeskCrm: VendorCrm = {
  fields,
  mapping: { subject: 'title', comment: 'note' },
  findPeople: async (vendor, by) => (await findUsers(vendor, by)).slice(0, 10),
  createPerson: (vendor, person) => createUser(vendor, { ...person, name: nameToCreate(person) }),
  async findCall(vendor, { key }) {
    // Not by the search, whose index lags behind.
    const { tickets } = await vendor.json({ method: 'GET', path, query: { external_id: key } });
    const [found] = readRecords(tickets);
    return found ? idOf(found) : null;
  },
  async createCall(vendor, { key, personId, fields: values }) {
    const { subject = 'Call', comment = 'A call.' } = values;
    const ticket = {
      requester_id: Number(personId),
      external_id: key,
      subject,
      comment: { body: String(comment), public: false },
      tags: ['parley', 'call'],
    };
    const headers = { 'idempotency-key': key };
    const answer = await vendor.json({ method: 'POST', path, body: { ticket }, headers });
    return idOf(answer['ticket']);
  },
  async updateCall(vendor, { id, fields: values }) {
    const at = `${path}/${encodeURIComponent(id)}`;
    try {
      await vendor.json({ method: 'PUT', path: at, body: { ticket: await ticketChange(vendor, at, values) } });
      return true;
    } catch (error) {
      if (error instanceof VendorFault && error.status === 404) return false;
      throw error;
    }
  },
};

/** Change of a ticket. Comments cannot be overwritten: a new one is added, unless the ticket has it already. */
async function ticketChange(vendor: VendorRequests, at: string, { subject, comment }: CrmValues) {
  const change = subject === undefined ? {} : { subject };
  if (comment === undefined) return change;
  const query = { sort_order: 'desc', per_page: '100' };
  const { comments } = await vendor.json({ method: 'GET', path: `${at}/comments`, query });
  const isThere = readRecords(comments).some(
    (each) => String(each['body'] ?? each['plain_body']).trim() === String(comment).trim(),
  );
  return isThere ? change : { ...change, comment: { body: String(comment), public: false } };
}

function idOf(ticket: unknown): string {
  const id = readInside(ticket, 'id');
  if (typeof id !== 'number') throw new VendorFault('unreachable', 'Zendesk did not name its ticket of the call.');
  return String(id);
}
