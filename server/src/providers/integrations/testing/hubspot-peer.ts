import type { ServerResponse } from 'node:http';
import { type OAuthVendor, startOAuthVendor } from '#platform/oauth/testing/oauth-vendor.ts';

interface PeerContact {
  id: string;
  properties: Record<string, string>;
}

/** A loopback peer with the shapes of HubSpot's documented API v3; not HubSpot. */
export interface HubspotPeer extends OAuthVendor {
  contacts: PeerContact[];
  notes: { properties: Record<string, string>; associations: unknown }[];
  /** How it answers: as it should, never, with 500, or with a page. */
  mood: 'well' | 'silent' | 'broken' | 'garbage';
}

export const hubspotClient = { clientId: 'hubspot-client', clientSecret: 'hubspot secret' };
export const privateAppToken = 'pat-eu1-0000-private';

/** Starts the peer with some contacts. */
export async function startHubspotPeer(
  phones: readonly (readonly [name: string, phone: string])[],
): Promise<HubspotPeer> {
  const contacts = phones.map(([firstname, phone], at) => ({ id: String(100 + at), properties: { firstname, phone } }));
  const notes: HubspotPeer['notes'] = [];
  const peer: Partial<HubspotPeer> & Pick<HubspotPeer, 'contacts' | 'notes' | 'mood'> = {
    contacts,
    notes,
    mood: 'well',
  };
  const json = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const vendor = await startOAuthVendor({
    ...hubspotClient,
    tokenPath: '/oauth/v1/token',
    api(request, response) {
      if (peer.mood === 'silent') return;
      if (peer.mood === 'broken') return void json(response, 500, { status: 'error' });
      if (peer.mood === 'garbage') return void response.writeHead(200).end('<html>Maintenance</html>');
      const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      if (token !== privateAppToken && !vendor.isAccessToken(token)) {
        return void json(response, 401, { status: 'error', category: 'INVALID_AUTHENTICATION' });
      }
      const body = request.body === '' ? {} : JSON.parse(request.body);
      if (request.path === '/account-info/v3/details') return void json(response, 200, { portalId: 4711 });
      if (request.path === '/crm/v3/objects/contacts/search') {
        return void json(response, 200, { results: contacts.filter((contact) => meets(contact, body.filterGroups)) });
      }
      if (request.path === '/crm/v3/objects/contacts' && request.method === 'POST') {
        const made = { id: String(100 + contacts.length), properties: body.properties };
        contacts.push(made);
        return void json(response, 201, made);
      }
      if (request.path === '/crm/v3/objects/notes' && request.method === 'POST') {
        notes.push(body);
        return void json(response, 201, { id: '9001' });
      }
      json(response, 404, { status: 'error' });
    },
  });
  return Object.assign(peer, vendor);
}

type Groups = { filters: { propertyName: string; operator: string; value: string }[] }[];

/** Groups are alternatives; `*` stands for any beginning. Phone numbers are compared by their digits. */
function meets({ properties }: PeerContact, groups: Groups): boolean {
  return groups.some(({ filters }) =>
    filters.every(({ propertyName, operator, value }) => {
      if (operator === 'EQ') return properties[propertyName] === value;
      if (propertyName !== 'hs_searchable_calculated_phone_number') return false;
      return (properties['phone'] ?? '').replace(/\D/g, '').endsWith(value.replace('*', ''));
    }),
  );
}
