import { expect, it } from 'vitest';
import { agentState, lineOfCarrier, lineOfTrunk } from './number-check.rules.ts';

it('an agent answers when it is assigned, switched on and not in the trash', () => {
  expect(agentState(null)).toBe('none');
  expect(agentState({ isActive: true, isTrashed: false })).toBe('ready');
  expect(agentState({ isActive: false, isTrashed: false })).toBe('inactive');
  expect(agentState({ isActive: true, isTrashed: true })).toBe('trashed');
});

it('a trunk is ready once it is registered or reachable, else the line has its state and detail', () => {
  expect(lineOfTrunk({ state: 'registered', detail: '' })).toEqual({ line: 'ready', detail: '' });
  expect(lineOfTrunk({ state: 'reachable', detail: '' })).toEqual({ line: 'ready', detail: '' });
  const refused = { state: 'refused', detail: 'Refused with 403' } as const;
  expect(lineOfTrunk(refused)).toEqual({ line: 'refused', detail: 'Refused with 403' });
  expect(lineOfTrunk(undefined).line).toBe('failed');
});

it('a carrier needs its account and a public URL, the built-in one SIP', () => {
  const here = { configured: ['twilio', 'builtin'], hasPublicUrl: true, hasSip: true, hasSipFault: false };
  expect(lineOfCarrier({ ...here, carrier: 'twilio' })).toBe('ready');
  expect(lineOfCarrier({ ...here, carrier: 'twilio', hasPublicUrl: false })).toBe('no_public_url');
  expect(lineOfCarrier({ ...here, carrier: 'telnyx' })).toBe('no_carrier');
  expect(lineOfCarrier({ ...here, carrier: 'builtin', hasPublicUrl: false })).toBe('ready');
  expect(lineOfCarrier({ ...here, carrier: 'builtin', hasSip: false })).toBe('no_sip');
  expect(lineOfCarrier({ ...here, carrier: 'builtin', hasSip: false, hasSipFault: true })).toBe('sip_failed');
});
