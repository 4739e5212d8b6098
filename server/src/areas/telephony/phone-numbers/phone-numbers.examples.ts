import type { CallId } from '@parley/contract/ids';
import type {
  AvailableNumber,
  PhoneConnection,
  PhoneNumber,
  PhoneNumberCheck,
  PoolNumber,
} from '@parley/contract/resources/phone-number';
import { exampleAgentId, exampleNumberId, examplePoolNumberId, exampleTrunkId } from './phone-numbers.operation.ts';

export const exampleNumber: PhoneNumber = {
  id: exampleNumberId,
  version: 1,
  number: '+46846500420',
  raw_input: '08-465 004 20',
  label: 'Reception',
  country: 'SE',
  type: 'local',
  capabilities: ['voice'],
  source: 'import',
  provider: null,
  trunk_id: exampleTrunkId,
  called_as: null,
  agent_id: exampleAgentId,
  agent_version: null,
  direction: 'both',
  fallback: { kind: 'number', to: '+46846500499' },
  max_concurrent_calls: 4,
  caller_id_allowed: true,
  monthly_price_minor_units: null,
  currency: null,
  status: 'active',
  created_at: '2026-03-01T09:30:00.000Z',
  updated_at: '2026-03-01T09:30:00.000Z',
  released_at: null,
};

export const exampleOffer: AvailableNumber = {
  number: '+12125550134',
  country: 'US',
  type: 'local',
  locality: 'New York',
  capabilities: ['voice'],
  monthly_price_minor_units: 0,
  currency: 'USD',
};

export const examplePoolNumber: PoolNumber = {
  ...exampleOffer,
  id: examplePoolNumberId,
  number: '+12125550110',
  provider: 'builtin',
};

/** Bought or claimed carrier number, unassigned. */
export const exampleCarrierNumber: PhoneNumber = {
  ...exampleNumber,
  number: exampleOffer.number,
  raw_input: exampleOffer.number,
  label: '',
  country: 'US',
  source: 'carrier',
  provider: 'builtin',
  trunk_id: null,
  agent_id: null,
  fallback: null,
  max_concurrent_calls: null,
  monthly_price_minor_units: 0,
  currency: 'USD',
};

export const examplePhoneConnection: PhoneConnection = {
  carriers: ['twilio', 'builtin'],
  public_url: 'https://parley.example.com',
  sip_fault: null,
  sip: {
    host: '203.0.113.10',
    listening: [
      { transport: 'udp', port: 5060 },
      { transport: 'tcp', port: 5060 },
    ],
    local_networks: ['127.0.0.0/8', '::1/128'],
  },
};

export const exampleNumberCheck: PhoneNumberCheck = {
  ok: true,
  agent: 'ready',
  line: 'ready',
  detail: '',
  last_call: {
    id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b30' as CallId,
    at: '2026-03-01T09:30:00.000Z',
    from_number: '+46701234567',
    status: 'completed',
  },
};
