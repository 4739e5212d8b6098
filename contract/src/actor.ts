import { z } from 'zod';

/** Author of a change: a key, a person or the platform. Names are those of the time. */
export const Actor = z
  .object({
    kind: z.enum(['api_key', 'reseller_key', 'platform_key', 'user', 'visitor', 'system']),
    id: z.string().nullable(),
    name: z.string(),
    via: z
      .object({
        kind: z.enum(['api_key', 'reseller_key', 'support_access', 'impersonation']),
        id: z.string(),
        name: z.string(),
      })
      .optional()
      .meta({
        description:
          'The key that acted for a person, the session in which a platform admin had support access to the tenant, or the reseller whose staff impersonated its customer',
      }),
  })
  .meta({ id: 'Actor' });
export type Actor = z.infer<typeof Actor>;
