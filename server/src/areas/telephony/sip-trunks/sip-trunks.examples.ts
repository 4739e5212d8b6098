import { type SipTrunk, SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import { exampleTrunkId } from './sip-trunks.operation.ts';

/** Request body that creates a trunk. */
export const exampleTrunkCreate = {
  name: 'Example Telecom',
  kind: 'registration' as const,
  host: 'sip.example.com',
  transport: 'tls' as const,
  username: '46846500420',
  password: 'correct horse battery staple',
  country: 'SE',
  srtp: 'optional' as const,
};

const { password: _, ...exampleFields } = exampleTrunkCreate;
const exampleConfig = SipTrunkConfig.parse(exampleFields);

export const exampleTrunk: SipTrunk = {
  id: exampleTrunkId,
  version: 1,
  ...exampleConfig,
  has_password: true,
  inbound: { ...exampleConfig.inbound, has_password: false },
  created_at: '2026-03-01T09:30:00.000Z',
  updated_at: '2026-03-01T09:30:00.000Z',
};
