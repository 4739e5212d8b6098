import { DomainId } from '@parley/contract/ids';
import type { ResellerDomain } from '@parley/contract/resources/domain';
import { z } from 'zod';
import type { Mailer } from '#areas/platform/mail';
import { operationOf } from '#platform/http/operation.ts';
import type { TxtResolver } from './txt-resolver.ts';

export interface DomainsDeps {
  mailer: Pick<Mailer, 'send'>;
  txtResolver: TxtResolver;
  publicUrl: string | undefined;
}

export const operation = operationOf<DomainsDeps>();

export const domainParams = z.object({ domainId: DomainId });

export const exampleDomain: ResellerDomain = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9bd1' as DomainId,
  host: 'voice.example.com',
  state: 'verified',
  record: {
    type: 'TXT',
    name: '_domain-verification.voice.example.com',
    value: 'domain-verification=hP2mW5cRZt7yQ1vN8kLs3g',
  },
  last_check: { result: 'proven', checked_at: '2026-03-01T09:30:00.000Z' },
  verified_at: '2026-03-01T09:12:00.000Z',
  created_at: '2026-03-01T09:00:00.000Z',
};
