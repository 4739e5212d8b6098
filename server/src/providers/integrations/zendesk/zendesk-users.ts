import type { CrmPerson, VendorRequests } from '#areas/integrations/connections';
import { VendorFault } from '#areas/integrations/connections';
import { splitName } from '../contacts/names.ts';
import { isSameNumber, lastDigits } from '../contacts/phone-digits.ts';
import { readInside, readRecords, readText, readTexts } from '../contacts/read-values.ts';

/**
 * Finds customers by email address, or by the last digits of a phone number in any spelling.
 * Source: developer.zendesk.com, "Retrieving the Zendesk user id of a caller".
 */
export async function findUsers(
  vendor: VendorRequests,
  { phone, email }: Readonly<Record<string, unknown>>,
): Promise<CrmPerson[]> {
  const found: Record<string, unknown>[] = [];
  if (typeof email === 'string') found.push(...(await search(vendor, `email:${quoted(email)}`)));
  const digits = lastDigits(phone);
  if (digits !== undefined) {
    const users = await search(vendor, `phone:*${digits}`);
    found.push(...users.filter((user) => isSameNumber(user['phone'], phone)));
  }
  return found.flatMap((user) => readUser(vendor, user));
}

/** Adds a customer. */
export async function createUser(
  vendor: VendorRequests,
  { name, phone, email }: Readonly<Record<string, unknown>>,
): Promise<CrmPerson> {
  const reached = { ...(phone == null ? {} : { phone }), ...(email == null ? {} : { email }) };
  const body = { user: { name, role: 'end-user', ...reached } };
  const { user } = await vendor.json({ method: 'POST', path: '/api/v2/users', body });
  const [made] = readUser(vendor, user);
  if (!made) throw new VendorFault('unreachable', 'Zendesk did not say whom it added.');
  return made;
}

async function search(vendor: VendorRequests, by: string): Promise<Record<string, unknown>[]> {
  const query = { query: `type:user role:end-user ${by}`, per_page: '20' };
  const { results } = await vendor.json({ method: 'GET', path: '/api/v2/search', query });
  return readRecords(results);
}

/** A value of Zendesk's search as one phrase; a quote in it would end it. */
const quoted = (value: string) => `"${value.replace(/["\\]/g, '')}"`;

function readUser({ settings }: VendorRequests, user: unknown): CrmPerson[] {
  const id = readInside(user, 'id');
  if (typeof id !== 'number') return [];
  return [
    {
      id: String(id),
      ...splitName(readText(readInside(user, 'name'))),
      email: readText(readInside(user, 'email')),
      company: null,
      phones: readTexts([readInside(user, 'phone')]),
      url: `https://${settings['subdomain']}.zendesk.com/agent/users/${id}`,
    },
  ];
}
