import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { VendorFault, type VendorRequests } from '#areas/integrations/connections';
import { type HubspotPeer, privateAppToken, startHubspotPeer } from '../testing/hubspot-peer.ts';
import { hubspotCrm } from './hubspot-crm.ts';

let peer: HubspotPeer;
let vendor: VendorRequests;
beforeAll(async () => {
  peer = await startHubspotPeer([
    ['Robin', '070-123 45 67'],
    ['Kim', '+46 (0)70 123 45 67'],
    ['Alex', '08 555 111 22'],
  ]);
  vendor = {
    settings: {},
    async json({ method, path, query, body }) {
      const url = new URL(path, peer.origin);
      for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
      const headers = { authorization: `Bearer ${privateAppToken}`, 'content-type': 'application/json' };
      const answer = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
      if (!answer.ok) throw new VendorFault('refused', 'refused', { status: answer.status });
      return (await answer.json()) as Record<string, unknown>;
    },
  };
});
beforeEach(() => {
  peer.calls.length = 0;
  peer.isIndexBehind = false;
});
afterAll(() => peer.close());

const record = { key: 'call-1', personId: '100', startedAt: new Date('2026-03-01T09:30:00Z') };

it('finds contacts by the last eight digits of a number, with the numbers as spelled there', async () => {
  const people = await hubspotCrm.findPeople(vendor, { phone: '+46701234567', email: null });
  expect(people.map(({ firstName, phones }) => [firstName, phones])).toEqual([
    ['Robin', ['070-123 45 67']],
    ['Kim', ['+46 (0)70 123 45 67']],
  ]);
  expect(await hubspotCrm.findPeople(vendor, { phone: null, email: null })).toEqual([]);
});

it('creates a person who is then found', async () => {
  const made = await hubspotCrm.createPerson(vendor, { phone: '+46709998877', email: null, name: 'Eva Maria Ek' });
  expect(made).toMatchObject({ firstName: 'Eva', lastName: 'Maria Ek', phones: ['+46709998877'] });
  const [found] = await hubspotCrm.findPeople(vendor, { phone: '+46709998877', email: null });
  expect(found?.id).toBe(made.id);
});

it("writes a call's words as text, never as markup", async () => {
  const fields = { hs_call_body: '<b>Hi</b>\nBye', hs_call_direction: 'inbound', hs_call_duration: 68_000 };
  await hubspotCrm.createCall(vendor, { ...record, fields });
  expect(peer.calls).toMatchObject([
    {
      contacts: ['100'],
      properties: {
        hs_call_body: '&lt;b&gt;Hi&lt;/b&gt;<br>Bye',
        hs_call_direction: 'INBOUND',
        hs_call_duration: '68000',
        hs_call_external_id: 'call-1',
        hs_timestamp: '2026-03-01T09:30:00.000Z',
      },
    },
  ]);
});

it.each([false, true])('finds the record of a call by its key; the search index lags behind: %s', async (isBehind) => {
  const id = await hubspotCrm.createCall(vendor, { ...record, fields: {} });
  peer.isIndexBehind = isBehind;
  expect(await hubspotCrm.findCall(vendor, record)).toBe(id);
  expect(await hubspotCrm.findCall(vendor, { ...record, key: 'call-2' })).toBeNull();
});

it('changes a record, and says so when it was removed there', async () => {
  const id = await hubspotCrm.createCall(vendor, { ...record, fields: { hs_call_title: 'Before' } });
  expect(await hubspotCrm.updateCall(vendor, { id, fields: { hs_call_title: 'After' } })).toBe(true);
  expect(peer.calls[0]?.properties['hs_call_title']).toBe('After');
  expect(await hubspotCrm.updateCall(vendor, { id: '999', fields: { hs_call_title: 'After' } })).toBe(false);
});

it('reads the fields of the account, without those that cannot be written or are choices', async () => {
  expect(await hubspotCrm.readFields?.(vendor)).toEqual([
    { name: 'hs_call_body', title: 'Call notes', type: 'text' },
    { name: 'satisfaction', title: 'Satisfaction', type: 'number' },
  ]);
});
