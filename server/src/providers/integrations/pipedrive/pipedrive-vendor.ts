import { type Vendor, VendorFault } from '#areas/integrations/connections';
import { contactFields, lookUpParameters, recordId, textField } from '../contacts/contact-schema.ts';
import { escapeHtml } from '../contacts/escape-html.ts';
import { readInside } from '../contacts/read-values.ts';
import { tellPeople } from '../contacts/tell-people.ts';
import { pipedriveCrm } from './pipedrive-crm.ts';
import { findPersons, listDeals, personFields } from './pipedrive-persons.ts';

const { first_name: _first, last_name: _last, company: _company, ...reached } = contactFields;
const personParameters = { name: textField(200, 'Name of the person'), ...reached };

/** Pipedrive: persons by API v2, notes by v1, which has no successor for them. A key is an API token. */
export const pipedriveVendor: Vendor = {
  provider: 'pipedrive',
  title: 'Pipedrive',
  takesKey: true,
  keyHint: 'API token, in Pipedrive under Personal preferences, API',
  takesOAuth: true,
  settings: [
    {
      name: 'company_domain',
      title: 'Company domain',
      description: 'The part of your Pipedrive address before .pipedrive.com',
      isRequired: true,
      pattern: /^[a-z0-9][a-z0-9-]{0,62}$/,
      only: 'key',
    },
    { name: 'api_domain', title: 'Address', description: 'Address of the API', isRequired: false, only: 'grant' },
  ],
  address: ({ api_domain: granted, company_domain: domain }) => granted ?? `https://${domain}.pipedrive.com`,
  authorise: (token, { api_domain: granted }): Record<string, string> =>
    granted === undefined ? { 'x-api-token': token } : { authorization: `Bearer ${token}` },
  findFault({ success, error_code: code }, status) {
    if (success !== false || status >= 400) return undefined;
    const number = typeof code === 'number' ? ` (${code})` : '';
    return new VendorFault('refused', `Pipedrive did not accept the request${number}.`);
  },
  async check(vendor) {
    const { data } = await vendor.json({ method: 'GET', path: '/api/v1/users/me' });
    const name = readInside(data, 'company_name');
    return typeof name === 'string' ? name : null;
  },
  actions: [
    {
      name: 'find_person',
      title: 'Find a person',
      description: 'Looks a person up in the CRM, by phone number or email address. Several matches are possible.',
      changes: false,
      parameters: lookUpParameters,
      run: async (vendor, given) => tellPeople(await findPersons(vendor, given)),
    },
    {
      name: 'create_person',
      title: 'Create a person',
      description: 'Adds a person to the CRM. Look the person up first, and ask for the name.',
      changes: true,
      parameters: { type: 'object', properties: personParameters, required: ['name'], additionalProperties: false },
      async run(vendor, given) {
        const [known] = await findPersons(vendor, given);
        if (known) return { id: known.id, was_known: true };
        const body = personFields(given);
        const { data } = await vendor.json({ method: 'POST', path: '/api/v2/persons', body });
        return { id: idOf(data), was_known: false };
      },
    },
    {
      name: 'update_person',
      title: 'Update a person',
      description: 'Changes name, email address or phone number of a person in the CRM. The id is that of find_person.',
      changes: true,
      parameters: {
        type: 'object',
        properties: { id: recordId('Id of the person'), ...personParameters },
        required: ['id'],
        minProperties: 2,
        additionalProperties: false,
      },
      async run(vendor, { id, ...fields }) {
        await vendor.json({ method: 'PATCH', path: `/api/v2/persons/${pathPart(id)}`, body: personFields(fields) });
        return { id };
      },
    },
    {
      name: 'add_note',
      title: 'Add a note',
      description: 'Writes a note at a person in the CRM. The id is that of find_person.',
      changes: true,
      parameters: {
        type: 'object',
        properties: { person_id: recordId('Id of the person'), note: textField(5000, 'The note') },
        required: ['person_id', 'note'],
        additionalProperties: false,
      },
      async run(vendor, { person_id: personId, note }) {
        const body = { person_id: Number(personId), content: escapeHtml(String(note)).replaceAll('\n', '<br>') };
        const { data } = await vendor.json({ method: 'POST', path: '/api/v1/notes', body });
        return { id: idOf(data) };
      },
    },
    {
      name: 'list_deals',
      title: 'List deals',
      description: 'Lists the open deals of a person in the CRM. The id is that of find_person.',
      changes: false,
      parameters: {
        type: 'object',
        properties: { person_id: recordId('Id of the person') },
        required: ['person_id'],
        additionalProperties: false,
      },
      run: (vendor, { person_id: personId }) => listDeals(vendor, String(personId)),
    },
  ],
  crm: pipedriveCrm,
};

const pathPart = (id: unknown) => encodeURIComponent(String(id));

function idOf(data: unknown): string {
  const id = readInside(data, 'id');
  if (typeof id !== 'number') throw new VendorFault('unreachable', 'Pipedrive did not say what it made.');
  return String(id);
}
