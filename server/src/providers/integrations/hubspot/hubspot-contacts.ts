import type { VendorRequests } from '#areas/integrations/connections';

/** Fields of a contact as agents know them, and HubSpot's properties. */
const propertyOf: Readonly<Record<string, string>> = {
  first_name: 'firstname',
  last_name: 'lastname',
  email: 'email',
  phone: 'phone',
  company: 'company',
};

export interface Contact {
  id: string;
  [field: string]: string;
}

/** Digits of a number that CRMs agree on, whatever the country code and the spelling. */
const comparedDigits = 8;
const mostMatches = 5;

/** Fields in HubSpot's names. */
export function hubspotProperties(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const property = propertyOf[name];
      return property === undefined ? [] : [[property, value]];
    }),
  );
}

/**
 * Searches contacts by email address or by the last digits of a phone number. Numbers in a CRM are free text: HubSpot
 * searches a normalised form of them, without country code.
 */
export async function searchContacts(
  vendor: VendorRequests,
  { phone, email }: Readonly<Record<string, unknown>>,
  limit: number,
): Promise<Record<string, unknown>[]> {
  const digits = typeof phone === 'string' ? phone.replace(/\D/g, '').slice(-comparedDigits) : '';
  const filters = [
    ...(typeof email === 'string' ? [{ propertyName: 'email', operator: 'EQ', value: email }] : []),
    ...(digits.length === comparedDigits
      ? ['hs_searchable_calculated_phone_number', 'hs_searchable_calculated_mobile_number'].map((propertyName) => ({
          propertyName,
          operator: 'CONTAINS_TOKEN',
          value: `*${digits}`,
        }))
      : []),
  ];
  if (filters.length === 0) return [];
  const body = {
    // Groups are alternatives.
    filterGroups: filters.map((filter) => ({ filters: [filter] })),
    properties: [...Object.values(propertyOf), 'mobilephone'],
    limit,
  };
  const { results } = await vendor.json({ method: 'POST', path: '/crm/v3/objects/contacts/search', body });
  return Array.isArray(results) ? results.filter((result) => typeof result === 'object' && result !== null) : [];
}

/** Finds contacts by email address or phone number, for agents. */
export async function findContact(
  vendor: VendorRequests,
  by: Readonly<Record<string, unknown>>,
): Promise<{ matches: Contact[]; note: string }> {
  const results = await searchContacts(vendor, by, mostMatches);
  const matches = results.flatMap((result) => readContact(result));
  return { matches, note: matches.length > 1 ? notes.several : matches.length === 1 ? notes.one : notes.none };
}

const notes = {
  none: 'No such contact.',
  one: 'One match.',
  several: 'Several matches: ask which one it is, do not guess.',
};

function readContact({ id, properties: given }: Record<string, unknown>): Contact[] {
  if (typeof id !== 'string') return [];
  const properties = (given ?? {}) as Record<string, unknown>;
  const fields = Object.entries(propertyOf).flatMap(([name, property]) => {
    const value = properties[property];
    return typeof value === 'string' && value !== '' ? [[name, value.slice(0, 300)] as const] : [];
  });
  return [{ id, ...Object.fromEntries(fields) }];
}
