import {
  type PlatformSipTrunk,
  type SipTrunk,
  type SipTrunkCheck,
  SipTrunkConfig,
  type SipTrunkStatus,
} from '@parley/contract/resources/sip-trunk';
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

export const exampleTrunkCheck: SipTrunkCheck = {
  ok: false,
  steps: [
    {
      step: 'resolve',
      ok: true,
      detail: 'sip.example.com can be reached by tls',
      reason: 'trunk_reached',
      params: { host: 'sip.example.com', transport: 'tls' },
    },
    {
      step: 'options',
      ok: true,
      detail: 'Answered with 200 OK in 24 ms',
      reason: 'trunk_answered',
      params: { answer: '200 OK', ms: 24 },
    },
    {
      step: 'register',
      ok: false,
      detail: 'Refused with 403: check user name and password, and whether the provider wants another from_domain',
      reason: 'trunk_password_refused',
      params: { status: 403 },
    },
  ],
};

export const exampleTrunkStatus: SipTrunkStatus = {
  trunk_id: exampleTrunkId,
  state: 'registered',
  detail: '',
  registered_until: '2026-03-01T09:40:00.000Z',
  changed_at: '2026-03-01T09:30:05.000Z',
};

export const examplePlatformTrunk: PlatformSipTrunk = {
  ...exampleTrunk,
  owner: { kind: 'installation', id: null, name: '' },
  status: exampleTrunkStatus,
  number_count: 4,
};
