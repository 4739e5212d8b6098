import { describe, expect, it } from 'vitest';
import type { EndOfCallWebhook } from '../api/schemas.ts';
import { changeOf, draftOf } from './webhook-draft.ts';

const stored = {
  url: 'https://crm.example.com/parley',
  description: 'CRM',
  events: ['call.ended'],
  agent_ids: ['a'],
  include: ['transcript'],
  headers: { 'X-Key': '••••9f2d', 'X-Source': 'parley' },
  source: 'account',
} as unknown as EndOfCallWebhook;

describe('the change of a webhook', () => {
  it('removes a header that was taken out, sends masks back unchanged, and means all agents by none selected', () => {
    const draft = { ...draftOf(stored), agent_ids: [], headers: [{ name: 'X-Key', value: '••••9f2d' }] };
    expect(changeOf(draft, stored)).toEqual({
      url: stored.url,
      description: 'CRM',
      events: ['call.ended'],
      agent_ids: null,
      include: ['transcript'],
      headers: { 'X-Key': '••••9f2d', 'X-Source': null },
    });
  });

  it("has no URL, events or agents where they come from the agent's settings", () => {
    const change = changeOf(draftOf(stored), { ...stored, source: 'agent' });
    expect(Object.keys(change)).toEqual(['description', 'include', 'headers']);
  });
});
