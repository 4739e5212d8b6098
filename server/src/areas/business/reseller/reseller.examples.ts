import type { Customer } from '@parley/contract/resources/reseller';
import { exampleIssuedKey, exampleKey } from '#areas/accounts/api-keys';
import { exampleCustomerId } from './reseller.operation.ts';

export const exampleCustomer: Customer = {
  id: exampleCustomerId,
  name: 'Lindgren Dental',
  contact_email: 'office@lindgren.example',
  country: 'SE',
  language: 'sv',
  timezone: 'Europe/Stockholm',
  created_at: '2026-03-01T09:00:00.000Z',
  updated_at: '2026-03-01T09:00:00.000Z',
  suspended_at: null,
  suspension_reason: null,
  trashed_at: null,
  package_id: null,
  shares_conversations: false,
};

const prefix = 'pk_reseller_Zt5mW2cR';

export const exampleNamedKey = { ...exampleKey, prefix };
export const exampleIssuedNamedKey = { ...exampleIssuedKey, prefix, secret: `${prefix}...` };
export const exampleOwnKey = {
  ...exampleKey,
  kind: 'own' as const,
  name: 'Default key',
  prefix,
  expires_at: null,
  allowed_ips: [],
};
