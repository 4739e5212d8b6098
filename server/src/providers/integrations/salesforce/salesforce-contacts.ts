import type { CrmPerson, VendorRequests } from '#areas/integrations/connections';
import { isSameNumber, lastDigits } from '../contacts/phone-digits.ts';
import { readInside, readRecords, readText, readTexts } from '../contacts/read-values.ts';
import { apiPath, query } from './salesforce-requests.ts';
import { soqlText } from './soql.ts';

/** Fields of a contact as agents know them, and Salesforce's. */
const propertyOf: Readonly<Record<string, string>> = {
  first_name: 'FirstName',
  last_name: 'LastName',
  email: 'Email',
  phone: 'Phone',
};
const phones = ['Phone', 'MobilePhone', 'HomePhone', 'OtherPhone'];
const selected = ['Id', 'FirstName', 'LastName', 'Email', ...phones, 'Account.Name'].join(', ');
const mostFound = 20;

/** Fields in Salesforce's names. */
export function contactProperties(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const property = propertyOf[name];
      return property === undefined ? [] : [[property, value]];
    }),
  );
}

/** Finds contacts by email address or phone number. */
export async function findContacts(
  vendor: VendorRequests,
  { phone, email }: Readonly<Record<string, unknown>>,
): Promise<CrmPerson[]> {
  const found = [
    ...(typeof email === 'string' ? await findByEmail(vendor, email) : []),
    ...(lastDigits(phone) === undefined ? [] : await findByPhone(vendor, String(phone))),
  ];
  return found.flatMap((record) => readContact(vendor, record));
}

const findByEmail = (vendor: VendorRequests, email: string) =>
  query(vendor, `SELECT ${selected} FROM Contact WHERE Email = ${soqlText(email)} LIMIT ${mostFound}`);

/**
 * Phone numbers are searched by SOSL, which finds them by their last digits in any spelling, as SOQL does not. How many
 * last digits it has indexed depends on the organisation's locale, so several are asked for, and checked.
 */
async function findByPhone(vendor: VendorRequests, phone: string): Promise<Record<string, unknown>[]> {
  const digits = phone.replace(/\D/g, '');
  const endings = [...new Set([digits, ...[10, 9, 8, 7].map((length) => digits.slice(-length))])];
  const q = `FIND {${endings.join(' OR ')}} IN PHONE FIELDS RETURNING Contact(${selected} LIMIT ${mostFound})`;
  const { searchRecords } = await vendor.json({ method: 'GET', path: `${apiPath}/search`, query: { q } });
  const isWanted = (record: Record<string, unknown>) => phones.some((name) => isSameNumber(record[name], phone));
  return readRecords(searchRecords).filter(isWanted);
}

function readContact({ settings }: VendorRequests, record: Record<string, unknown>): CrmPerson[] {
  const id = record['Id'];
  if (typeof id !== 'string') return [];
  return [
    {
      id,
      firstName: readText(record['FirstName']),
      lastName: readText(record['LastName']),
      email: readText(record['Email']),
      company: readText(readInside(record['Account'], 'Name')),
      phones: readTexts(phones.map((name) => record[name])),
      url: `${settings['instance_url'] ?? 'https://login.salesforce.com'}/${id}`,
    },
  ];
}
