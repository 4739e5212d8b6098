import { endsWith, type PeerAnswer, type PeerRequest, startVendorPeer, type VendorPeer } from './vendor-peer.ts';

export const pipedriveClient = { clientId: 'pipedrive-client', clientSecret: 'pipedrive secret' };
export const pipedriveKey = 'b0d1f3a7c5e9pipedrive';

interface Person {
  id: number;
  name: string;
  phones: { value: string }[];
  emails: { value: string }[];
}

/** Pipedrive's API v2 of persons, deals and activities, and v1 of notes and users. */
export interface PipedrivePeer extends VendorPeer {
  persons: Person[];
  notes: Record<string, unknown>[];
  activities: Record<string, unknown>[];
}

const failed = (status: number, error: string): PeerAnswer => [status, { success: false, error, error_info: '' }];

export async function startPipedrivePeer(): Promise<PipedrivePeer> {
  const persons: Person[] = [
    { id: 1, name: 'Robin Sand', phones: [{ value: '070-123 45 67' }], emails: [{ value: 'robin@example.com' }] },
    { id: 2, name: 'Alex', phones: [{ value: '08 555 111 22' }], emails: [] },
  ];
  const notes: PipedrivePeer['notes'] = [];
  const activities: PipedrivePeer['activities'] = [];
  const deals = Array.from({ length: 7 }, (_, at) => ({
    id: at + 1,
    title: `Deal ${at + 1}`,
    value: 10,
    currency: 'EUR',
  }));
  // API v2 pages by an opaque cursor.
  const page = (rows: readonly unknown[], { query }: PeerRequest): PeerAnswer => {
    const from = Number(query.get('cursor') ?? 0);
    const to = from + Math.min(Number(query.get('limit') ?? 100), 500);
    const data = rows.slice(from, to);
    return [200, { success: true, data, additional_data: { next_cursor: to < rows.length ? String(to) : null } }];
  };
  const made = (data: unknown): PeerAnswer => [201, { success: true, data }];

  function search({ query }: PeerRequest): PeerAnswer {
    const term = query.get('term') ?? '';
    if (term.length < 2) return failed(400, 'Search term must be at least 2 characters long');
    const isExact = query.get('exact_match') === 'true';
    const items = persons.filter(({ phones, emails }) => {
      if (query.get('fields') === 'phone') return phones.some(({ value }) => endsWith(value, term));
      return emails.some(({ value }) => (isExact ? value === term : value.includes(term)));
    });
    const shown = items.map(({ id, name, phones, emails }) => ({
      result_score: 0.5,
      item: {
        id,
        type: 'person',
        name,
        phones: phones.map(({ value }) => value),
        emails: emails.map(({ value }) => value),
      },
    }));
    return [200, { success: true, data: { items: shown }, additional_data: { next_cursor: null } }];
  }

  function answer(request: PeerRequest): PeerAnswer {
    const { method, path, body } = request;
    const [, id] = /^\/api\/v2\/(?:persons|activities)\/(\d+)$/.exec(path) ?? [];
    switch (`${method} ${id === undefined ? path : path.replace(/\d+$/, '{id}')}`) {
      case 'GET /api/v1/users/me':
        return [200, { success: true, data: { id: 7, name: 'Kim', company_name: 'Acme Oy', company_domain: 'acme' } }];
      case 'GET /api/v2/persons/search':
        return search(request);
      case 'POST /api/v2/persons': {
        if (typeof body.name !== 'string') return failed(400, 'Name must be given');
        const person = { id: persons.length + 1, phones: [], emails: [], ...body };
        persons.push(person);
        return made(person);
      }
      case 'PATCH /api/v2/persons/{id}': {
        const person = persons.find((each) => each.id === Number(id));
        return person ? [200, { success: true, data: Object.assign(person, body) }] : failed(404, 'Not found');
      }
      case 'POST /api/v1/notes':
        if (typeof body.person_id !== 'number') return failed(400, 'One of lead_id, deal_id, person_id must be given');
        return made({ id: notes.push(body), ...body });
      case 'GET /api/v2/deals':
        return page(deals, request);
      case 'POST /api/v2/activities': {
        const activity = { id: activities.length + 1, person_id: body.participants?.[0]?.person_id, ...body };
        activities.push(activity);
        return made(activity);
      }
      case 'GET /api/v2/activities':
        return page(
          activities.filter(({ person_id }) => String(person_id) === request.query.get('person_id')),
          request,
        );
      case 'PATCH /api/v2/activities/{id}': {
        const activity = activities.find((each) => each['id'] === Number(id));
        return activity ? [200, { success: true, data: Object.assign(activity, body) }] : failed(404, 'Not found');
      }
      default:
        return failed(404, 'Unknown method.');
    }
  }

  const peer = await startVendorPeer({
    client: pipedriveClient,
    tokenPath: '/oauth/token',
    revocationPath: '/oauth/revoke',
    fields: (origin) => ({ scope: 'base,contacts:full,activities:full,deals:read', api_domain: origin }),
    hasKey: ({ headers }) => headers['x-api-token'] === pipedriveKey,
    unauthorised: ({ headers }) => failed(401, `unauthorized access ${headers['x-api-token']}`),
    limited: () => [429, { success: false, error: 'Rate limit exceeded', code: 429 }, { 'retry-after': '30' }],
    answer,
  });
  return Object.assign(peer, { persons, notes, activities });
}
