import type { ServerResponse } from 'node:http';
import { type OAuthVendor, startOAuthVendor } from '#platform/oauth/testing/oauth-vendor.ts';

interface PeerContact {
  id: string;
  properties: Record<string, string>;
}

interface PeerCall {
  id: string;
  properties: Record<string, string>;
  /** Ids of the contacts it is at. */
  contacts: string[];
}

/** A loopback peer with the shapes of HubSpot's documented API v3; not HubSpot. */
export interface HubspotPeer extends OAuthVendor {
  contacts: PeerContact[];
  notes: { properties: Record<string, string>; associations: unknown }[];
  calls: PeerCall[];
  /** The search of calls finds none: its index lags behind. */
  isIndexBehind: boolean;
  /** How it answers: as it should, never, with 500, or with a page. */
  mood: 'well' | 'silent' | 'broken' | 'garbage' | 'limited';
}

export const hubspotClient = { clientId: 'hubspot-client', clientSecret: 'hubspot secret' };
export const privateAppToken = 'pat-eu1-0000-private';

/** Starts the peer with some contacts. */
export async function startHubspotPeer(
  phones: readonly (readonly [name: string, phone: string])[],
): Promise<HubspotPeer> {
  const contacts = phones.map(([firstname, phone], at) => ({ id: String(100 + at), properties: { firstname, phone } }));
  const notes: HubspotPeer['notes'] = [];
  const peer: Partial<HubspotPeer> & Pick<HubspotPeer, 'calls' | 'contacts' | 'isIndexBehind' | 'mood' | 'notes'> = {
    calls: [],
    contacts,
    isIndexBehind: false,
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
      if (peer.mood === 'limited') return void json(response, 429, { status: 'error', category: 'RATE_LIMITS' });
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
      const changed = contacts.find(({ id }) => request.path === `/crm/v3/objects/contacts/${id}`);
      if (changed && request.method === 'PATCH') {
        Object.assign(changed.properties, body.properties);
        return void json(response, 200, changed);
      }
      if (request.path === '/crm/v3/objects/notes' && request.method === 'POST') {
        notes.push(body);
        return void json(response, 201, { id: '9001' });
      }
      const [status, answer] = answerCalls(peer, request.method ?? '', request.path, body);
      json(response, status, answer);
    },
  });
  return Object.assign(peer, vendor);
}

/** Calls as engagements of contacts: created, searched, changed, read in batches. */
function answerCalls(
  { calls, isIndexBehind }: Pick<HubspotPeer, 'calls' | 'isIndexBehind'>,
  method: string,
  path: string,
  body: {
    properties: Record<string, string>;
    associations: { to: { id: string } }[];
    filterGroups: Groups;
    inputs: { id: string }[];
  },
): [status: number, answer: unknown] {
  const base = '/crm/v3/objects/calls';
  if (path === base && method === 'POST') {
    const made = { id: String(500 + calls.length), properties: body.properties };
    calls.push({ ...made, contacts: body.associations.map(({ to }) => to.id) });
    return [201, made];
  }
  if (path === `${base}/search`) {
    const key = body.filterGroups[0]?.filters[0]?.value;
    const found = calls.filter(({ properties }) => properties['hs_call_external_id'] === key);
    return [200, { results: isIndexBehind ? [] : found }];
  }
  if (path === `${base}/batch/read`) {
    const ids = body.inputs.map(({ id }) => id);
    return [200, { results: calls.filter(({ id }) => ids.includes(id)) }];
  }
  if (path === '/crm/v3/properties/calls') return [200, { results: callProperties }];
  const contact = /^\/crm\/v4\/objects\/contacts\/(\d+)\/associations\/calls$/.exec(path)?.[1];
  if (contact !== undefined) {
    const at = calls.filter(({ contacts }) => contacts.includes(contact));
    return [200, { results: at.map(({ id }) => ({ toObjectId: Number(id) })) }];
  }
  const call = calls.find(({ id }) => path === `${base}/${id}`);
  if (!call || method !== 'PATCH') return [404, { status: 'error' }];
  Object.assign(call.properties, body.properties);
  return [200, call];
}

const callProperties = [
  { name: 'hs_call_body', label: 'Call notes', type: 'string' },
  { name: 'hs_createdate', label: 'Created', type: 'datetime', modificationMetadata: { readOnlyValue: true } },
  { name: 'hs_call_disposition', label: 'Outcome', type: 'enumeration' },
  { name: 'satisfaction', label: 'Satisfaction', type: 'number' },
];

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
