import type { CrmField, CrmPerson, CrmValues, VendorCrm, VendorRequests } from '#areas/integrations/connections';
import { VendorFault } from '#areas/integrations/connections';
import { escapeHtml } from '../contacts/escape-html.ts';
import { searchContacts } from './hubspot-contacts.ts';

/** Association of a call with its contact, of HubSpot's own types. */
const callToContact = 194;
/** Calls of a contact that are looked through for our key. Source: page size of HubSpot's associations. */
const lookedThrough = 500;
/** Calls of one batch. Source: HubSpot's limit for batch reads. */
const batchSize = 100;
const path = '/crm/v3/objects/calls';
const keyProperty = 'hs_call_external_id';

/** Properties of calls that every HubSpot account has. */
const fields: readonly CrmField[] = [
  { name: 'hs_call_body', title: 'Notes', type: 'text' },
  { name: 'hs_call_direction', title: 'Direction', type: 'text' },
  { name: 'hs_call_duration', title: 'Duration (ms)', type: 'number' },
  { name: 'hs_call_from_number', title: 'From number', type: 'text' },
  { name: 'hs_call_title', title: 'Title', type: 'text' },
  { name: 'hs_call_to_number', title: 'To number', type: 'text' },
];

const markup = new Set(['hs_call_body']);

/** HubSpot's contacts, and calls as engagements of them, API v3. */
export const hubspotCrm: VendorCrm = {
  fields,
  mapping: {
    hs_call_body: 'note',
    hs_call_direction: 'direction',
    hs_call_duration: 'duration_ms',
    hs_call_from_number: 'from_number',
    hs_call_title: 'title',
    hs_call_to_number: 'to_number',
  },
  async readFields(vendor) {
    const { results } = await vendor.json({ method: 'GET', path: '/crm/v3/properties/calls' });
    return listOf(results).flatMap((property) => readField(property));
  },
  async findPeople(vendor, { phone, email }) {
    const results = await searchContacts(vendor, { phone, email }, 10);
    return results.flatMap((result) => readPerson(result));
  },
  async createPerson(vendor, { phone, email, name }) {
    const properties = { ...nameProperties(name), ...(phone && { phone }), ...(email && { email }) };
    const made = await vendor.json({ method: 'POST', path: '/crm/v3/objects/contacts', body: { properties } });
    const [person] = readPerson(made);
    if (!person) throw new VendorFault('unreachable', 'HubSpot did not name the contact it created.');
    return person;
  },
  async findCall(vendor, { key, personId }) {
    const filters = [{ propertyName: keyProperty, operator: 'EQ', value: key }];
    const body = { filterGroups: [{ filters }], properties: [keyProperty], limit: 1 };
    const { results } = await vendor.json({ method: 'POST', path: `${path}/search`, body });
    const [found] = listOf(results);
    if (found) return idOf(found);
    // The search index lags behind; a contact's associations do not.
    return findAmongCallsOf(vendor, { key, personId });
  },
  async createCall(vendor, { key, personId, startedAt, fields: values }) {
    const types = [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: callToContact }];
    const properties = {
      ...propertiesOf(values),
      hs_timestamp: startedAt.toISOString(),
      hs_call_status: 'COMPLETED',
      [keyProperty]: key,
    };
    const body = { properties, associations: [{ to: { id: personId }, types }] };
    return idOf(await vendor.json({ method: 'POST', path, body }));
  },
  async updateCall(vendor, { id, fields: values }) {
    try {
      const body = { properties: propertiesOf(values) };
      await vendor.json({ method: 'PATCH', path: `${path}/${encodeURIComponent(id)}`, body });
      return true;
    } catch (error) {
      if (error instanceof VendorFault && error.status === 404) return false;
      throw error;
    }
  },
};

async function findAmongCallsOf(
  vendor: VendorRequests,
  { key, personId }: { key: string; personId: string },
): Promise<string | null> {
  const { results } = await vendor.json({
    method: 'GET',
    path: `/crm/v4/objects/contacts/${encodeURIComponent(personId)}/associations/calls`,
    query: { limit: String(lookedThrough) },
  });
  const ids = listOf(results).flatMap(({ toObjectId: id }) => (id === undefined ? [] : [{ id: String(id) }]));
  for (let from = 0; from < ids.length; from += batchSize) {
    const body = { properties: [keyProperty], inputs: ids.slice(from, from + batchSize) };
    const read = await vendor.json({ method: 'POST', path: `${path}/batch/read`, body });
    const found = listOf(read['results']).find(
      ({ properties }) => (properties as Record<string, unknown> | undefined)?.[keyProperty] === key,
    );
    if (found) return idOf(found);
  }
  return null;
}

/** Values in HubSpot's form: texts throughout, directions in capitals, notes as HTML. */
function propertiesOf(values: CrmValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const text = String(value);
      if (name === 'hs_call_direction') return [name, text.toUpperCase()];
      return [name, markup.has(name) ? escapeHtml(text).replaceAll('\n', '<br>') : text];
    }),
  );
}

function nameProperties(name: string | null): Record<string, string> {
  const [first = '', ...rest] = (name ?? '').trim().split(/\s+/);
  return { ...(first && { firstname: first }), ...(rest.length > 0 && { lastname: rest.join(' ') }) };
}

function readPerson({ id, properties }: Record<string, unknown>): CrmPerson[] {
  if (typeof id !== 'string') return [];
  const given = (properties ?? {}) as Record<string, unknown>;
  const text = (name: string) => {
    const value = given[name];
    return typeof value === 'string' && value !== '' ? value.slice(0, 300) : null;
  };
  return [
    {
      id,
      firstName: text('firstname'),
      lastName: text('lastname'),
      email: text('email'),
      company: text('company'),
      phones: [text('phone'), text('mobilephone')].filter((phone) => phone !== null),
      url: null,
    },
  ];
}

function readField({ name, label, type, modificationMetadata }: Record<string, unknown>): CrmField[] {
  const isReadOnly = (modificationMetadata as { readOnlyValue?: unknown } | undefined)?.readOnlyValue === true;
  if (typeof name !== 'string' || name === keyProperty || isReadOnly) return [];
  const kind = types[String(type)];
  return kind === undefined ? [] : [{ name, title: typeof label === 'string' ? label : name, type: kind }];
}

/** HubSpot's types of properties, as ours. Choices are left out: a fact is seldom one of them. */
const types: Readonly<Record<string, CrmField['type']>> = {
  string: 'text',
  number: 'number',
  bool: 'boolean',
  datetime: 'instant',
};

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : [];
}

function idOf({ id }: Record<string, unknown>): string {
  if (typeof id !== 'string') throw new VendorFault('unreachable', 'HubSpot did not name its record of the call.');
  return id;
}
