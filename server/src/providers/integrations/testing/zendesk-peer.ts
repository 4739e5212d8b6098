import { endsWith, type PeerAnswer, type PeerRequest, startVendorPeer, type VendorPeer } from './vendor-peer.ts';

export const zendeskClient = { clientId: 'zendesk-client', clientSecret: 'zendesk secret' };
export const zendeskKey = 'zd-api-token-7781';
export const zendeskEmail = 'agent@acme.example';

interface User {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
}

/** Zendesk's Support API v2 of users and tickets. */
export interface ZendeskPeer extends VendorPeer {
  users: User[];
  tickets: (Record<string, unknown> & { id: number; comments: Record<string, unknown>[] })[];
}

const notFound: PeerAnswer = [404, { error: 'RecordNotFound', description: 'Not found' }];

export async function startZendeskPeer(): Promise<ZendeskPeer> {
  const users: User[] = [
    { id: 101, name: 'Robin Sand', email: 'robin@example.com', phone: '+46 70 123 45 67' },
    { id: 102, name: 'Alex', email: null, phone: '08-555 111 22' },
  ];
  const tickets: ZendeskPeer['tickets'] = [];
  const firstAnswers = new Map<string, PeerAnswer>();

  function search(text: string): PeerAnswer {
    const [, field, value] = /^type:user role:end-user (email|phone):(.+)$/.exec(text) ?? [];
    if (value === undefined) return [422, { error: 'Invalid search', description: text }];
    const results = users.filter(({ email, phone }) =>
      field === 'email' ? `"${email}"` === value : value.startsWith('*') && endsWith(phone, value.slice(1)),
    );
    return [200, { results, count: results.length, next_page: null }];
  }

  function createTicket({ body, headers }: PeerRequest): PeerAnswer {
    const key = String(headers['idempotency-key'] ?? '');
    const before = firstAnswers.get(key);
    if (before) return [before[0], before[1], { 'x-idempotency-lookup': 'hit' }];
    const { comment, ...fields } = body.ticket ?? {};
    if (!comment?.body) return [422, { error: 'RecordInvalid', description: 'Description: cannot be blank' }];
    const ticket = { id: 9000 + tickets.length, status: 'new', ...fields, comments: [comment] };
    tickets.push(ticket);
    const answer: PeerAnswer = [201, { ticket }, { 'x-idempotency-lookup': 'miss' }];
    if (key !== '') firstAnswers.set(key, answer);
    return answer;
  }

  function ticketAnswer(request: PeerRequest, id: number, isComments: boolean): PeerAnswer {
    const ticket = tickets.find((each) => each.id === id);
    if (!ticket) return notFound;
    if (isComments) return [200, { comments: ticket.comments, next_page: null }];
    const { comment, ...fields } = request.body.ticket ?? {};
    if (comment) ticket.comments.push(comment);
    return [200, { ticket: Object.assign(ticket, fields) }];
  }

  function answer(request: PeerRequest): PeerAnswer {
    const { method, path, query, body } = request;
    const [, ticketId, comments] = /^\/api\/v2\/tickets\/(\d+)(\/comments)?$/.exec(path) ?? [];
    if (ticketId !== undefined) return ticketAnswer(request, Number(ticketId), comments !== undefined);
    const [, requester] = /^\/api\/v2\/users\/(\d+)\/tickets\/requested$/.exec(path) ?? [];
    if (requester !== undefined) {
      const found = tickets.filter((ticket) => ticket['requester_id'] === Number(requester));
      const size = Number(query.get('page[size]') ?? 100);
      return [200, { tickets: found.slice(0, size), meta: { has_more: found.length > size }, links: {} }];
    }
    switch (`${method} ${path}`) {
      case 'GET /api/v2/users/me':
        return [200, { user: { id: 1, name: 'Kim of Acme', email: zendeskEmail, role: 'agent' } }];
      case 'GET /api/v2/search':
        return search(query.get('query') ?? '');
      case 'POST /api/v2/users': {
        const user = { id: 100 + users.length + 1, email: null, phone: null, ...body.user };
        users.push(user);
        return [201, { user }];
      }
      case 'POST /api/v2/tickets':
        return createTicket(request);
      case 'GET /api/v2/tickets':
        return [200, { tickets: tickets.filter((each) => each['external_id'] === query.get('external_id')) }];
      default:
        return notFound;
    }
  }

  const basic = `Basic ${Buffer.from(`${zendeskEmail}/token:${zendeskKey}`).toString('base64')}`;
  const peer = await startVendorPeer({
    client: zendeskClient,
    tokenPath: '/oauth/tokens',
    fields: () => ({ scope: 'users:read users:write tickets:read tickets:write' }),
    hasKey: ({ headers }) => headers.authorization === basic,
    unauthorised: () => [401, { error: "Couldn't authenticate you" }],
    limited: () => [429, { error: 'TooManyRequests', description: 'Rate limit exceeded' }, { 'retry-after': '42' }],
    answer,
  });
  return Object.assign(peer, { users, tickets });
}
