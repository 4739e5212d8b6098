import { type PeerAnswer, type PeerRequest, startVendorPeer, type VendorPeer } from './vendor-peer.ts';

export const salesforceClient = { clientId: 'salesforce-client', clientSecret: 'salesforce secret' };

type SObject = Record<string, unknown> & { Id: string };

/** Salesforce's REST API with the SOQL and SOSL that is sent here; other queries are malformed. */
export interface SalesforcePeer extends VendorPeer {
  records: Record<'Contact' | 'Task' | 'Case', SObject[]>;
}

const failed = (status: number, errorCode: string, message = errorCode): PeerAnswer => [
  status,
  [{ message, errorCode }],
];

/** Value of a SOQL literal. */
const literal = (quoted: string) =>
  quoted.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));

export async function startSalesforcePeer(): Promise<SalesforcePeer> {
  const records: SalesforcePeer['records'] = {
    Contact: [
      {
        Id: '003000000000001AAA',
        FirstName: 'Robin',
        LastName: "O'Brien",
        Email: "o'brien@example.com",
        Phone: null,
        MobilePhone: '(070) 123-4567',
        Account: { Name: 'Acme' },
      },
      {
        Id: '003000000000002AAA',
        FirstName: 'Alex',
        LastName: 'Sand',
        Email: 'alex@example.com',
        Phone: '08-555 111 22',
      },
    ],
    Task: [],
    Case: [
      {
        Id: '500000000000001AAA',
        CaseNumber: '00001026',
        Subject: 'Broken lamp',
        Status: 'Working',
        CreatedDate: '2026-03-01T09:00:00.000+0000',
      },
    ],
  };

  /** One object, equalities joined by AND, and a limit: whatever else, also a literal that ends early, is malformed. */
  function query(soql: string): PeerAnswer {
    if (soql === 'SELECT Name FROM Organization LIMIT 1')
      return [200, { done: true, totalSize: 1, records: [{ Name: 'Acme' }] }];
    const [, object, conditions = ''] =
      /^SELECT [A-Za-z., ]+ FROM (\w+) WHERE ((?:[^'\\]|'(?:[^'\\]|\\.)*')+) LIMIT \d+$/s.exec(soql) ?? [];
    const all = records[object as keyof typeof records];
    const terms = [...conditions.matchAll(/(\w+) = '((?:[^'\\]|\\.)*)'/gs)];
    const rest = conditions.replace(/(\w+) = '((?:[^'\\]|\\.)*)'/gs, 'X');
    if (!all || !/^X(?: AND X)*$/.test(rest)) return failed(400, 'MALFORMED_QUERY', soql);
    const found = all.filter((each) => terms.every(([, name = '', value = '']) => each[name] === literal(value)));
    return [200, { done: true, totalSize: found.length, records: found }];
  }

  /** Numbers are found by the last digits of any of the terms. */
  function search(sosl: string): PeerAnswer {
    const [, terms] =
      /^FIND \{(\d+(?: OR \d+)*)\} IN PHONE FIELDS RETURNING Contact\([A-Za-z., ]+ LIMIT \d+\)$/.exec(sosl) ?? [];
    if (terms === undefined) return failed(400, 'MALFORMED_SEARCH', sosl);
    const phones = ['Phone', 'MobilePhone', 'HomePhone', 'OtherPhone'];
    const searchRecords = records.Contact.filter((contact) =>
      phones.some((name) => {
        const digits = String(contact[name] ?? '').replace(/\D/g, '');
        // Indexed are the whole number and its last ten and seven digits.
        const indexed = [digits, digits.slice(-10), digits.slice(-7)];
        return digits !== '' && terms.split(' OR ').some((term) => indexed.includes(term));
      }),
    );
    return [200, { searchRecords }];
  }

  function answer({ method, path, query: asked, body }: PeerRequest): PeerAnswer {
    const [, version, below = ''] = /^\/services\/data\/v(\d+)\.0\/(.*)$/.exec(path) ?? [];
    if (version === undefined || Number(version) < 60) return failed(404, 'NOT_FOUND');
    if (method === 'GET' && below === 'query') return query(asked.get('q') ?? '');
    if (method === 'GET' && below === 'search') return search(asked.get('q') ?? '');
    if (method === 'GET' && below === 'sobjects/Task/describe') return [200, { fields: taskFields }];
    const [, object, id] = /^sobjects\/(Contact|Task|Case)(?:\/(\w+))?$/.exec(below) ?? [];
    const all = records[object as keyof typeof records];
    if (!all) return failed(404, 'NOT_FOUND');
    if (method === 'POST' && id === undefined) {
      if (object === 'Contact' && !body.LastName) return failed(400, 'REQUIRED_FIELD_MISSING');
      const made = { Id: `${object}00000000${all.length + 1}`, ...body };
      all.push(made);
      return [201, { id: made.Id, success: true, errors: [] }];
    }
    const found = all.find((each) => each.Id === id);
    if (!found) return failed(404, 'NOT_FOUND');
    Object.assign(found, body);
    return [204];
  }

  const peer = await startVendorPeer({
    client: salesforceClient,
    tokenPath: '/services/oauth2/token',
    revocationPath: '/services/oauth2/revoke',
    fields: (origin) => ({
      instance_url: origin,
      id: `${origin}/id/00D/005`,
      scope: 'refresh_token api',
      expires_in: undefined,
    }),
    hasKey: () => false,
    unauthorised: () => failed(401, 'INVALID_SESSION_ID', 'Session expired or invalid'),
    limited: () => failed(403, 'REQUEST_LIMIT_EXCEEDED', 'TotalRequests Limit exceeded.'),
    answer,
  });
  return Object.assign(peer, { records });
}

const field = (name: string, type: string, isWritable = true) => ({
  name,
  label: name,
  type,
  createable: isWritable,
  updateable: isWritable,
});
const taskFields = [
  field('CallDurationInSeconds', 'int'),
  field('CallObject', 'string'),
  field('Description', 'textarea'),
  field('IsClosed', 'boolean', false),
  field('Sentiment__c', 'string'),
  field('Status', 'picklist'),
];
