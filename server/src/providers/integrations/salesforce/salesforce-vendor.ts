import { type Vendor, VendorFault } from '#areas/integrations/connections';
import { contactFields, lookUpParameters, recordId, textField } from '../contacts/contact-schema.ts';
import { readInside } from '../contacts/read-values.ts';
import { tellPeople } from '../contacts/tell-people.ts';
import { contactProperties, findContacts } from './salesforce-contacts.ts';
import { salesforceCrm } from './salesforce-crm.ts';
import { apiPath, create, query } from './salesforce-requests.ts';
import { soqlText } from './soql.ts';

const { company: _company, ...personFields } = contactFields;

/** Salesforce, REST API: contacts, tasks and cases. */
export const salesforceVendor: Vendor = {
  provider: 'salesforce',
  title: 'Salesforce',
  takesKey: false,
  takesOAuth: true,
  settings: [
    {
      name: 'login_domain',
      title: 'Login domain',
      description: 'Domain of a sandbox or of your own, such as test.salesforce.com. Default: login.salesforce.com',
      isRequired: false,
      // The client secret is sent there.
      pattern: /^(?:[a-z0-9][a-z0-9-]*\.)+salesforce\.com$/,
      only: 'oauth',
    },
    { name: 'instance_url', title: 'Address', description: 'Address of the API', isRequired: false, only: 'grant' },
  ],
  address: ({ instance_url: address = 'https://login.salesforce.com' }) => address,
  authorise: (token) => ({ authorization: `Bearer ${token}` }),
  findFault({ items }, status) {
    if (status < 400 || !Array.isArray(items)) return undefined;
    const code = readInside(items[0], 'errorCode');
    if (typeof code !== 'string' || !/^[A-Z_]{1,60}$/.test(code) || status === 401) return undefined;
    if (code === 'REQUEST_LIMIT_EXCEEDED') {
      return new VendorFault('unreachable', 'Salesforce has had all requests of the day (REQUEST_LIMIT_EXCEEDED).');
    }
    return new VendorFault(status >= 500 ? 'unreachable' : 'refused', `Salesforce did not accept it (${code}).`, {
      status,
    });
  },
  async check(vendor) {
    const [organisation] = await query(vendor, 'SELECT Name FROM Organization LIMIT 1');
    const name = organisation?.['Name'];
    return typeof name === 'string' ? name : null;
  },
  actions: [
    {
      name: 'find_contact',
      title: 'Find a contact',
      description: 'Looks a person up in the CRM, by phone number or email address. Several matches are possible.',
      changes: false,
      parameters: lookUpParameters,
      run: async (vendor, given) => tellPeople(await findContacts(vendor, given)),
    },
    {
      name: 'create_contact',
      title: 'Create a contact',
      description: 'Adds a person to the CRM. Look the person up first, and ask for the last name, which is needed.',
      changes: true,
      parameters: { type: 'object', properties: personFields, required: ['last_name'], additionalProperties: false },
      async run(vendor, given) {
        const [known] = await findContacts(vendor, given);
        if (known) return { id: known.id, was_known: true };
        return { id: await create(vendor, 'Contact', contactProperties(given)), was_known: false };
      },
    },
    {
      name: 'update_contact',
      title: 'Update a contact',
      description: 'Changes fields of a person in the CRM. The id is that of find_contact.',
      changes: true,
      parameters: {
        type: 'object',
        properties: { id: recordId('Id of the contact'), ...personFields },
        required: ['id'],
        minProperties: 2,
        additionalProperties: false,
      },
      async run(vendor, { id, ...fields }) {
        const path = `${apiPath}/sobjects/Contact/${encodeURIComponent(String(id))}`;
        await vendor.json({ method: 'PATCH', path, body: contactProperties(fields) });
        return { id };
      },
    },
    {
      name: 'add_note',
      title: 'Add a note',
      description: 'Writes a note at a person in the CRM, as a completed task. The id is that of find_contact.',
      changes: true,
      parameters: {
        type: 'object',
        properties: { contact_id: recordId('Id of the contact'), note: textField(5000, 'The note') },
        required: ['contact_id', 'note'],
        additionalProperties: false,
      },
      run: async (vendor, { contact_id: whoId, note }) => ({
        id: await create(vendor, 'Task', {
          WhoId: whoId,
          Subject: 'Note of a conversation',
          Description: note,
          Status: 'Completed',
        }),
      }),
    },
    {
      name: 'create_case',
      title: 'Create a case',
      description: 'Opens a case of a person, for something that colleagues have to deal with.',
      changes: true,
      parameters: {
        type: 'object',
        properties: {
          contact_id: recordId('Id of the contact'),
          subject: textField(255, 'What it is about'),
          description: textField(5000, 'All that colleagues have to know'),
        },
        required: ['subject', 'description'],
        additionalProperties: false,
      },
      run: async (vendor, { contact_id: contactId, subject, description }) => ({
        id: await create(vendor, 'Case', {
          ...(contactId === undefined ? {} : { ContactId: contactId }),
          Subject: subject,
          Description: description,
          Origin: 'Phone',
        }),
      }),
    },
    {
      name: 'find_case',
      title: 'Find a case',
      description: 'Finds a case by the number that the person has, and tells its status.',
      changes: false,
      parameters: {
        type: 'object',
        properties: { number: textField(30, 'Number of the case') },
        required: ['number'],
        additionalProperties: false,
      },
      async run(vendor, { number }) {
        const [found] = await query(
          vendor,
          `SELECT CaseNumber, Subject, Status, CreatedDate FROM Case WHERE CaseNumber = ${soqlText(String(number))} LIMIT 1`,
        );
        if (!found) return { found: false };
        const { Subject: subject, Status: status, CreatedDate: createdAt } = found;
        return { found: true, number: found['CaseNumber'], subject, status, created_at: createdAt };
      },
    },
  ],
  crm: salesforceCrm,
};
