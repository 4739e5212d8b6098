import { type Vendor, VendorFault } from '#areas/integrations/connections';
import { lookUpParameters, recordId, textField } from '../contacts/contact-schema.ts';
import { readInside, readRecords, readText } from '../contacts/read-values.ts';
import { tellPeople } from '../contacts/tell-people.ts';
import { zendeskCrm } from './zendesk-crm.ts';
import { createUser, findUsers } from './zendesk-users.ts';

const ticketsMax = 5;

/** Zendesk Support, API v2: users and tickets. A key is an API token, which goes with the email address of an agent. */
export const zendeskVendor: Vendor = {
  provider: 'zendesk',
  title: 'Zendesk',
  takesKey: true,
  keyHint: 'API token, in Zendesk under Admin Center, Apps and integrations',
  takesOAuth: true,
  settings: [
    {
      name: 'subdomain',
      title: 'Subdomain',
      description: 'The part of your Zendesk address before .zendesk.com',
      isRequired: true,
      pattern: /^[a-z0-9][a-z0-9-]{0,62}$/,
    },
    {
      name: 'email',
      title: 'Email address',
      description: 'Of the Zendesk agent whom the API token acts as',
      isRequired: true,
      pattern: /^[^\s@:/]+@[^\s@:/]+$/,
      only: 'key',
    },
  ],
  address: ({ subdomain }) => `https://${subdomain}.zendesk.com`,
  authorise(token, { email }) {
    if (email === undefined) return { authorization: `Bearer ${token}` };
    return { authorization: `Basic ${Buffer.from(`${email}/token:${token}`).toString('base64')}` };
  },
  async check(vendor) {
    const { user } = await vendor.json({ method: 'GET', path: '/api/v2/users/me' });
    // Without authorisation Zendesk answers with an anonymous user instead of refusing.
    if (readInside(user, 'id') === null) {
      throw new VendorFault('unauthorised', 'Zendesk does not accept the key or grant.');
    }
    return readText(readInside(user, 'name'));
  },
  actions: [
    {
      name: 'find_user',
      title: 'Find a person',
      description: 'Looks a customer up, by phone number or email address. Several matches are possible.',
      changes: false,
      parameters: lookUpParameters,
      run: async (vendor, given) => tellPeople(await findUsers(vendor, given)),
    },
    {
      name: 'create_user',
      title: 'Create a person',
      description: 'Adds a customer. Look the person up first, and ask for the name.',
      changes: true,
      parameters: {
        type: 'object',
        properties: { name: textField(200, 'Name of the person'), ...lookUpParameters.properties },
        required: ['name'],
        minProperties: 2,
        additionalProperties: false,
      },
      async run(vendor, given) {
        const [known] = await findUsers(vendor, given);
        const { id } = known ?? (await createUser(vendor, given));
        return { id, was_known: known !== undefined };
      },
    },
    {
      name: 'create_ticket',
      title: 'Create a ticket',
      description: 'Opens a ticket for something that colleagues have to deal with. The id is that of find_user.',
      changes: true,
      parameters: {
        type: 'object',
        properties: {
          requester_id: recordId('Id of the person it is for'),
          subject: textField(150, 'What it is about'),
          text: textField(5000, 'All that colleagues have to know'),
          priority: { type: 'string', enum: ['low', 'normal', 'high', 'urgent'] },
        },
        required: ['requester_id', 'subject', 'text'],
        additionalProperties: false,
      },
      async run(vendor, { requester_id: requester, subject, text, priority = 'normal' }, { key }) {
        const ticket = {
          requester_id: Number(requester),
          subject,
          priority,
          comment: { body: text },
          tags: ['parley'],
        };
        // Source: developer.zendesk.com, "Idempotency": a key repeats the first answer for two hours.
        const headers = { 'idempotency-key': key };
        const answer = await vendor.json({ method: 'POST', path: '/api/v2/tickets', body: { ticket }, headers });
        return { id: readInside(answer['ticket'], 'id') ?? null };
      },
    },
    {
      name: 'add_note',
      title: 'Add a note',
      description: 'Writes an internal note in a ticket, which the customer does not see.',
      changes: true,
      parameters: {
        type: 'object',
        properties: { ticket_id: recordId('Id of the ticket'), note: textField(5000, 'The note') },
        required: ['ticket_id', 'note'],
        additionalProperties: false,
      },
      async run(vendor, { ticket_id: id, note }) {
        const body = { ticket: { comment: { body: note, public: false } } };
        await vendor.json({ method: 'PUT', path: `/api/v2/tickets/${encodeURIComponent(String(id))}`, body });
        return { id };
      },
    },
    {
      name: 'list_tickets',
      title: 'List tickets',
      description: 'Lists the newest tickets of a person with their status. The id is that of find_user.',
      changes: false,
      parameters: {
        type: 'object',
        properties: { user_id: recordId('Id of the person') },
        required: ['user_id'],
        additionalProperties: false,
      },
      async run(vendor, { user_id: userId }) {
        const path = `/api/v2/users/${encodeURIComponent(String(userId))}/tickets/requested`;
        const query = { sort: '-updated_at', 'page[size]': String(ticketsMax) };
        const { tickets, meta } = await vendor.json({ method: 'GET', path, query });
        const found = readRecords(tickets).map(({ id, subject, status, updated_at: updatedAt }) => ({
          id,
          subject,
          status,
          updated_at: updatedAt,
        }));
        return { tickets: found, has_more: readInside(meta, 'has_more') === true };
      },
    },
  ],
  crm: zendeskCrm,
};
