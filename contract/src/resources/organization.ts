import { z } from 'zod';
import { OrganizationId } from '../ids.ts';
import { Name } from '../names.ts';

const name = Name.meta({ description: 'Unique in the tenant, whatever its case' });

/** A part of a tenant, such as a branch or a department, that people can belong to. */
export const Organization = z
  .object({
    id: OrganizationId,
    name: z.string(),
    user_count: z.int().meta({ description: 'People who belong to it' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Organization' });
export type Organization = z.infer<typeof Organization>;

export const OrganizationCreate = z.strictObject({ name });

export const OrganizationUpdate = z.strictObject({ name: name.optional() });
