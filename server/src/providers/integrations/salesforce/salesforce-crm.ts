import type { CrmField, CrmValues, VendorCrm } from '#areas/integrations/connections';
import { VendorFault } from '#areas/integrations/connections';
import { nameToCreate, splitName } from '../contacts/names.ts';
import { readRecords } from '../contacts/read-values.ts';
import { contactProperties, findContacts } from './salesforce-contacts.ts';
import { apiPath, create, query } from './salesforce-requests.ts';
import { soqlText } from './soql.ts';

/** Field in which telephony systems keep the id of a call: 255 characters that can be filtered by. */
const keyField = 'CallObject';

/** Fields that every organisation has at tasks. */
const fields: readonly CrmField[] = [
  { name: 'CallDisposition', title: 'Call Result', type: 'text' },
  { name: 'CallDurationInSeconds', title: 'Call Duration', type: 'number' },
  { name: 'CallType', title: 'Call Type', type: 'text' },
  { name: 'Description', title: 'Comments', type: 'text' },
  { name: 'Subject', title: 'Subject', type: 'text' },
];

/** Salesforce's types of fields, as ours. Choices are left out: a fact is seldom one of them. */
const typeOf: Readonly<Record<string, CrmField['type']>> = {
  string: 'text',
  textarea: 'text',
  phone: 'text',
  url: 'text',
  int: 'number',
  double: 'number',
  boolean: 'boolean',
  datetime: 'instant',
};

/** Longest subject of a task. Source: Salesforce's object reference. */
const longestSubject = 255;

/** Contacts, and calls as completed tasks of subtype call at them. */
export const salesforceCrm: VendorCrm = {
  fields,
  mapping: {
    CallDisposition: 'end_reason',
    CallDurationInSeconds: 'duration_seconds',
    CallType: 'direction',
    Description: 'note',
    Subject: 'title',
  },
  async readFields(vendor) {
    const described = await vendor.json({ method: 'GET', path: `${apiPath}/sobjects/Task/describe` });
    return readRecords(described['fields']).flatMap(({ name, label, type, createable, updateable }) => {
      const kind = typeOf[String(type)] ?? (name === 'CallType' || name === 'Subject' ? 'text' : undefined);
      if (typeof name !== 'string' || name === keyField || kind === undefined) return [];
      if (createable !== true || updateable !== true) return [];
      return [{ name, title: typeof label === 'string' ? label : name, type: kind }];
    });
  },
  findPeople: async (vendor, by) => (await findContacts(vendor, by)).slice(0, 10),
  async createPerson(vendor, person) {
    const { phone, email } = person;
    const { firstName, lastName } = splitName(nameToCreate(person));
    // A last name is mandatory; a single name is one.
    const name = lastName === null ? { last_name: firstName } : { first_name: firstName, last_name: lastName };
    const given = { ...name, ...(phone === null ? {} : { phone }), ...(email === null ? {} : { email }) };
    const id = await create(vendor, 'Contact', contactProperties(given));
    const url = `${vendor.settings['instance_url'] ?? 'https://login.salesforce.com'}/${id}`;
    return { id, firstName, lastName, email, company: null, phones: phone === null ? [] : [phone], url };
  },
  async findCall(vendor, { key, personId }) {
    const isOfPerson = `WhoId = ${soqlText(personId)}`;
    const [found] = await query(
      vendor,
      `SELECT Id FROM Task WHERE ${isOfPerson} AND ${keyField} = ${soqlText(key)} LIMIT 1`,
    );
    return typeof found?.['Id'] === 'string' ? found['Id'] : null;
  },
  createCall: (vendor, { key, personId, startedAt, fields: values }) =>
    create(vendor, 'Task', {
      Subject: 'Call',
      ...taskFields(values),
      WhoId: personId,
      TaskSubtype: 'Call',
      Status: 'Completed',
      ActivityDate: startedAt.toISOString().slice(0, 10),
      [keyField]: key,
    }),
  async updateCall(vendor, { id, fields: values }) {
    try {
      const path = `${apiPath}/sobjects/Task/${encodeURIComponent(id)}`;
      await vendor.json({ method: 'PATCH', path, body: taskFields(values) });
      return true;
    } catch (error) {
      if (error instanceof VendorFault && error.status === 404) return false;
      throw error;
    }
  },
};

/** Values in Salesforce's form: directions as its choices, no subject longer than it takes. */
function taskFields(values: CrmValues): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'Subject') return [name, String(value).slice(0, longestSubject)];
      if (name !== 'CallType') return [name, value];
      return [name, value === 'inbound' ? 'Inbound' : value === 'outbound' ? 'Outbound' : 'Internal'];
    }),
  );
}
