import type { CrmPerson, VendorRequests } from '#areas/integrations/connections';
import { splitName } from '../contacts/names.ts';
import { isSameNumber, lastDigits } from '../contacts/phone-digits.ts';
import { readInside, readRecords, readText, readTexts } from '../contacts/read-values.ts';

/** Finds persons by email address or by the last digits of a phone number, which Pipedrive stores as free text. */
export async function findPersons(
  vendor: VendorRequests,
  { phone, email }: Readonly<Record<string, unknown>>,
): Promise<CrmPerson[]> {
  const digits = lastDigits(phone);
  const found: CrmPerson[] = [];
  if (typeof email === 'string') found.push(...(await search(vendor, { term: email, fields: 'email', isExact: true })));
  if (digits !== undefined) {
    const persons = await search(vendor, { term: digits, fields: 'phone', isExact: false });
    found.push(...persons.filter(({ phones }) => phones.some((stored) => isSameNumber(stored, phone))));
  }
  return found;
}

async function search(
  vendor: VendorRequests,
  { term, fields, isExact }: { term: string; fields: string; isExact: boolean },
): Promise<CrmPerson[]> {
  const query = { term, fields, exact_match: String(isExact), limit: '20' };
  const { data } = await vendor.json({ method: 'GET', path: '/api/v2/persons/search', query });
  return readRecords(readInside(data, 'items')).flatMap(({ item }) => readPerson(vendor, item));
}

/** Reads a person of a search or of an answer to a write, which spell phones differently. */
export function readPerson({ settings }: VendorRequests, item: unknown): CrmPerson[] {
  const id = readInside(item, 'id');
  if (typeof id !== 'number') return [];
  const values = (name: string) => {
    const list = readInside(item, name);
    const written = readTexts(readRecords(list).map(({ value }) => value));
    return written.length > 0 ? written : readTexts(list);
  };
  const { api_domain: granted, company_domain: domain } = settings;
  return [
    {
      id: String(id),
      ...splitName(readText(readInside(item, 'name'))),
      email: values('emails')[0] ?? null,
      company: readText(readInside(readInside(item, 'organization'), 'name')),
      phones: values('phones'),
      url: `${granted ?? `https://${domain}.pipedrive.com`}/person/${id}`,
    },
  ];
}

/** Fields of a person in Pipedrive's names. */
export function personFields({ name, phone, email }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const main = (value: unknown) => [{ value, primary: true, label: 'work' }];
  return {
    ...(name === undefined ? {} : { name }),
    ...(phone === undefined ? {} : { phones: main(phone) }),
    ...(email === undefined ? {} : { emails: main(email) }),
  };
}

const mostDeals = 5;

/** Lists the newest open deals of a person. */
export async function listDeals(vendor: VendorRequests, personId: string) {
  const order = { sort_by: 'update_time', sort_direction: 'desc', limit: String(mostDeals) };
  const query = { person_id: personId, status: 'open', ...order };
  const { data, additional_data: more } = await vendor.json({ method: 'GET', path: '/api/v2/deals', query });
  const deals = readRecords(data).map(({ id, title, value, currency }) => ({ id, title, value, currency }));
  return { deals, has_more: typeof readInside(more, 'next_cursor') === 'string' };
}
