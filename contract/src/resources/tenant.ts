import { z } from 'zod';
import { Name } from '../names.ts';
import { ApiKeyId, TenantId } from '../ids.ts';

export const Tenant = z.object({ id: TenantId, name: z.string(), created_at: z.iso.datetime() }).meta({ id: 'Tenant' });

export const TenantCreate = z.strictObject({ name: Name });

export const TenantCreated = z
  .object({
    tenant: Tenant,
    api_key: z.object({
      id: ApiKeyId,
      secret: z.string().meta({ description: 'Send as X-API-Key. Shown once, here' }),
      prefix: z.string(),
    }),
  })
  .meta({ id: 'TenantCreated' });
