import type { Vendor } from '#areas/integrations/connections';
import { escapeHtml } from '../contacts/escape-html.ts';
import { findContact, hubspotProperties } from './hubspot-contacts.ts';
import { hubspotCrm } from './hubspot-crm.ts';

/** Association of a note with its contact, of HubSpot's own types. */
const noteToContact = 202;

const text = (maxLength: number, description: string) => ({ type: 'string', maxLength, description });
const contactFields = {
  first_name: text(100, 'First name'),
  last_name: text(100, 'Last name'),
  email: text(200, 'Email address'),
  phone: text(40, 'Phone number, with country code'),
  company: text(200, 'Company'),
};

/** HubSpot CRM, API v3. A key is the token of a private app. */
export const hubspotVendor: Vendor = {
  provider: 'hubspot',
  title: 'HubSpot',
  takesKey: true,
  keyHint: 'Access token of a private app',
  takesOAuth: true,
  settings: [],
  address: () => 'https://api.hubapi.com',
  authorise: (token) => ({ authorization: `Bearer ${token}` }),
  async check(vendor) {
    const account = await vendor.json({ method: 'GET', path: '/account-info/v3/details' });
    const id = account['portalId'];
    return typeof id === 'number' ? `HubSpot ${id}` : null;
  },
  actions: [
    {
      name: 'find_contact',
      title: 'Find a contact',
      description: 'Looks a person up in the CRM, by phone number or email address. Several matches are possible.',
      changes: false,
      parameters: {
        type: 'object',
        properties: { phone: contactFields.phone, email: contactFields.email },
        minProperties: 1,
        additionalProperties: false,
      },
      run: (vendor, given) => findContact(vendor, given),
    },
    {
      name: 'create_contact',
      title: 'Create a contact',
      description: 'Adds a person to the CRM. Look the person up first, and ask for the name.',
      changes: true,
      parameters: { type: 'object', properties: contactFields, minProperties: 1, additionalProperties: false },
      async run(vendor, given) {
        const { matches } = await findContact(vendor, given);
        const [known] = matches;
        if (known) return { id: known.id, was_known: true };
        const body = { properties: hubspotProperties(given) };
        const { id } = await vendor.json({ method: 'POST', path: '/crm/v3/objects/contacts', body });
        return { id, was_known: false };
      },
    },
    {
      name: 'update_contact',
      title: 'Update a contact',
      description: 'Changes fields of a person in the CRM. The id is that of find_contact.',
      changes: true,
      parameters: {
        type: 'object',
        properties: { id: text(40, 'Id of the contact'), ...contactFields },
        required: ['id'],
        minProperties: 2,
        additionalProperties: false,
      },
      async run(vendor, { id, ...fields }) {
        const path = `/crm/v3/objects/contacts/${encodeURIComponent(String(id))}`;
        await vendor.json({ method: 'PATCH', path, body: { properties: hubspotProperties(fields) } });
        return { id };
      },
    },
    {
      name: 'add_note',
      title: 'Add a note',
      description: 'Writes a note at a person in the CRM. The id is that of find_contact.',
      changes: true,
      parameters: {
        type: 'object',
        properties: { contact_id: text(40, 'Id of the contact'), note: text(5000, 'The note') },
        required: ['contact_id', 'note'],
        additionalProperties: false,
      },
      async run(vendor, { contact_id: contactId, note }) {
        const types = [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: noteToContact }];
        const body = {
          properties: { hs_timestamp: new Date().toISOString(), hs_note_body: escapeHtml(String(note)) },
          associations: [{ to: { id: contactId }, types }],
        };
        const { id } = await vendor.json({ method: 'POST', path: '/crm/v3/objects/notes', body });
        return { id };
      },
    },
  ],
  crm: hubspotCrm,
};
