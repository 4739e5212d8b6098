import { z } from 'zod';
import { OrganizationId, UserId } from '../ids.ts';
import { Role } from '../scopes.ts';

/** A person as one tenant sees them. */
export const User = z
  .object({
    id: UserId,
    email: z.string(),
    name: z.string().meta({ description: 'Name chosen by the person, who alone can change it' }),
    role: Role,
    organization: z.object({ id: OrganizationId, name: z.string() }).nullable(),
    second_factor_enabled: z.boolean(),
    is_disabled: z.boolean().meta({ description: 'Disabled by the platform: cannot sign in anywhere' }),
    joined_at: z.iso.datetime(),
    updated_at: z.iso.datetime().meta({ description: 'When role or organization last changed' }),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

export const UserUpdate = z.strictObject({
  role: Role.optional(),
  organization_id: OrganizationId.nullable().optional().meta({ description: 'null: of none' }),
});
export type UserUpdate = z.infer<typeof UserUpdate>;
