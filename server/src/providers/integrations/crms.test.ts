import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VendorCrm, VendorRequests } from '#areas/integrations/connections';
import { pipedriveCrm } from './pipedrive/pipedrive-crm.ts';
import { salesforceCrm } from './salesforce/salesforce-crm.ts';
import { requestsTo } from './testing/peer-requests.ts';
import { pipedriveKey, startPipedrivePeer } from './testing/pipedrive-peer.ts';
import { salesforceClient, startSalesforcePeer } from './testing/salesforce-peer.ts';
import type { VendorPeer } from './testing/vendor-peer.ts';
import { startZendeskPeer, zendeskEmail, zendeskKey } from './testing/zendesk-peer.ts';
import { zendeskCrm } from './zendesk/zendesk-crm.ts';

/** A CRM on its peer, and the record that the peer has of a call. */
interface CrmCase {
  name: string;
  crm: VendorCrm;
  open(): Promise<{ peer: VendorPeer; vendor: VendorRequests; recordOf(id: string): unknown; count(): number }>;
  values: Record<string, string | number>;
  record: unknown;
  changed: { values: Record<string, string>; record: unknown };
}

const hostile = `<b>O'Brien</b> said "x' OR 1=1"\nBye`;

const cases: readonly CrmCase[] = [
  {
    name: 'pipedrive',
    crm: pipedriveCrm,
    async open() {
      const peer = await startPipedrivePeer();
      const vendor = requestsTo(peer, { 'x-api-token': pipedriveKey }, { company_domain: 'acme' });
      const recordOf = (id: string) => peer.activities.find((each) => String(each['id']) === id);
      return { peer, vendor, recordOf, count: () => peer.activities.length };
    },
    values: { subject: 'Call', note: hostile, duration_seconds: 3661 },
    record: {
      type: 'call',
      done: true,
      due_date: '2026-03-01',
      due_time: '09:30',
      duration: '01:02',
      participants: [{ person_id: 1, primary: true }],
      note: `&lt;b&gt;O'Brien&lt;/b&gt; said "x' OR 1=1"<br>Bye`,
    },
    changed: { values: { note: 'Later.' }, record: { note: 'Later.', subject: 'Call' } },
  },
  {
    name: 'salesforce',
    crm: salesforceCrm,
    async open() {
      const peer = await startSalesforcePeer();
      const token = await accessTokenOf(peer);
      const vendor = requestsTo(peer, { authorization: `Bearer ${token}` }, { instance_url: peer.origin });
      const recordOf = (id: string) => peer.records.Task.find((each) => each.Id === id);
      return { peer, vendor, recordOf, count: () => peer.records.Task.length };
    },
    values: { Subject: 'x'.repeat(300), Description: hostile, CallType: 'inbound', CallDurationInSeconds: 61 },
    record: {
      TaskSubtype: 'Call',
      Status: 'Completed',
      ActivityDate: '2026-03-01',
      CallType: 'Inbound',
      CallDurationInSeconds: 61,
      Subject: 'x'.repeat(255),
      Description: hostile,
    },
    changed: { values: { Description: 'Later.' }, record: { Description: 'Later.', CallType: 'Inbound' } },
  },
  {
    name: 'zendesk',
    crm: zendeskCrm,
    async open() {
      const peer = await startZendeskPeer();
      const basic = Buffer.from(`${zendeskEmail}/token:${zendeskKey}`).toString('base64');
      const vendor = requestsTo(peer, { authorization: `Basic ${basic}` }, { subdomain: 'acme' });
      const recordOf = (id: string) => peer.tickets.find((each) => String(each.id) === id);
      return { peer, vendor, recordOf, count: () => peer.tickets.length };
    },
    values: { subject: 'Call', comment: hostile },
    record: { subject: 'Call', requester_id: 101, comments: [{ body: hostile, public: false }] },
    changed: {
      values: { comment: 'Later.' },
      // Comments stay: the new one is added once.
      record: { comments: [{ body: hostile }, { body: 'Later.', public: false }] },
    },
  },
];

/** An access token of a peer that takes no keys. */
async function accessTokenOf(peer: VendorPeer): Promise<string> {
  const asked = new URLSearchParams({ redirect_uri: 'https://parley.example.com/', code_challenge: challenge });
  const code = peer.agree(`${peer.origin}/authorize?${asked}`).searchParams.get('code') ?? '';
  const form = {
    grant_type: 'authorization_code',
    code,
    code_verifier: 'verifier',
    redirect_uri: 'https://parley.example.com/',
    client_id: salesforceClient.clientId,
    client_secret: salesforceClient.clientSecret,
  };
  const answer = await fetch(`${peer.origin}/services/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Base64url of the SHA-256 of `verifier`. */
const challenge = 'iMnq5o6zALKXGivsnlom_0F5_WYda32GHkxlV7mq7hQ';

describe.each(cases)('$name as a CRM', ({ crm, open, values, record, changed }) => {
  let opened: Awaited<ReturnType<CrmCase['open']>>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.peer.close());

  it('finds a person by a number in any spelling, and none by another number', async () => {
    const found = await crm.findPeople(opened.vendor, { phone: '+46701234567', email: null });
    expect(found).toMatchObject([{ firstName: 'Robin', phones: [expect.stringContaining('70')] }]);
    expect(found[0]?.url).toMatch(/^https?:\/\/\S+$/);
    expect(await crm.findPeople(opened.vendor, { phone: '+46709999999', email: null })).toEqual([]);
    expect(await crm.findPeople(opened.vendor, { phone: '12', email: null })).toEqual([]);
    expect(await crm.findPeople(opened.vendor, { phone: null, email: null })).toEqual([]);
  });

  it.each([
    ['Eva Maria Ek', 'eva@example.com', { firstName: 'Eva', lastName: 'Maria Ek' }],
    [null, 'nobody@example.com', {}],
  ])('creates %s, who is then found', async (name, email, expected) => {
    const phone = `+4670${String(email.length).padStart(7, '1')}`;
    const made = await crm.createPerson(opened.vendor, { phone, email, name });
    expect(made).toMatchObject(expected);
    expect((await crm.findPeople(opened.vendor, { phone: null, email })).map(({ id }) => id)).toEqual([made.id]);
    expect((await crm.findPeople(opened.vendor, { phone, email: null })).map(({ id }) => id)).toEqual([made.id]);
  });

  it('keeps one record of a call under our key, found again and overwritten', async () => {
    const [person] = await crm.findPeople(opened.vendor, { phone: '+46701234567', email: null });
    const of = { key: "call:o'1:log", personId: person?.id ?? '' };
    const before = opened.count();
    expect(await crm.findCall(opened.vendor, of)).toBeNull();
    const id = await crm.createCall(opened.vendor, {
      ...of,
      startedAt: new Date('2026-03-01T09:30:00Z'),
      fields: values,
    });
    expect(await crm.findCall(opened.vendor, of)).toBe(id);
    expect(await crm.findCall(opened.vendor, { ...of, key: 'call:2:log' })).toBeNull();
    expect(opened.recordOf(id)).toMatchObject(record as object);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(await crm.updateCall(opened.vendor, { id, fields: changed.values })).toBe(true);
    }
    expect(opened.recordOf(id)).toMatchObject(changed.record as object);
    expect(await crm.findCall(opened.vendor, of)).toBe(id);
    expect(opened.count()).toBe(before + 1);
  });

  it('a record that was removed there is said', async () => {
    expect(await crm.updateCall(opened.vendor, { id: '404404', fields: changed.values })).toBe(false);
  });

  it('its mapping names its fields', async () => {
    const names = crm.fields.map(({ name }) => name);
    expect(Object.keys(crm.mapping).filter((name) => !names.includes(name))).toEqual([]);
  });
});

it('Salesforce names the fields of tasks that can be written, those of the organisation among them', async () => {
  const salesforce = cases.find(({ name }) => name === 'salesforce');
  const opened = await salesforce?.open();
  if (!opened) throw new Error('no case');
  const fields = await salesforceCrm.readFields?.(opened.vendor);
  expect(fields?.map(({ name, type }) => [name, type])).toEqual([
    ['CallDurationInSeconds', 'number'],
    ['Description', 'text'],
    ['Sentiment__c', 'text'],
  ]);
  await opened.peer.close();
});

it('a call of Pipedrive is found on a later page', async () => {
  const pipedrive = cases.find(({ name }) => name === 'pipedrive');
  const opened = await pipedrive?.open();
  if (!opened) throw new Error('no case');
  const { vendor } = opened;
  const startedAt = new Date('2026-03-01T09:30:00Z');
  for (let at = 0; at < 502; at += 1) {
    await pipedriveCrm.createCall(vendor, { key: `call:${at}`, personId: '1', startedAt, fields: {} });
  }
  expect(await pipedriveCrm.findCall(vendor, { key: 'call:501', personId: '1' })).toBe('502');
  await opened.peer.close();
});
