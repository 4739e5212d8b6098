import { z } from 'zod';
import { orderedSpan, timeSpan } from '../filters.ts';
import { TenantId } from '../ids.ts';
import { pageOf, pageQuery } from '../page.ts';

/** Kinds of actors in an audit log. */
export const AuditActorKind = z.enum(['api_key', 'reseller_key', 'platform_key', 'user', 'visitor', 'system']);

const AuditActor = z.object({
  kind: AuditActorKind,
  id: z.string().nullable(),
  name: z.string().nullable().meta({
    description: 'Name of a key as it was then, of a person as it is now; null: not known here',
  }),
  via: z
    .object({ kind: z.string(), id: z.string(), name: z.string() })
    .optional()
    .meta({ description: 'The key that acted for the person, or the support access of a platform admin' }),
});

/** One row of an audit log. It names people and things by id. */
export const AuditLogEntry = z
  .object({
    seq: z.int().meta({ description: 'Number in the log of its account, without gaps' }),
    at: z.iso.datetime(),
    action: z.string().meta({ examples: ['agent.create', 'api_key.revoke'] }),
    actor: AuditActor,
    resource_id: z.string().nullable().meta({ description: 'The thing acted on' }),
    request_id: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
    hash: z.string().meta({ description: 'SHA-256 over the hash of the entry before, the number and the entry' }),
  })
  .meta({ id: 'AuditLogEntry' });
export type AuditLogEntry = z.infer<typeof AuditLogEntry>;

/** The account of an entry: of a tenant, a reseller, or the platform itself. */
const AuditAccount = z.object({
  id: TenantId,
  kind: z.enum(['tenant', 'reseller', 'platform']),
  name: z.string().nullable().meta({ description: 'null: it was deleted' }),
});

export const PlatformAuditLogEntry = AuditLogEntry.extend({ account: AuditAccount }).meta({
  id: 'PlatformAuditLogEntry',
});
export type PlatformAuditLogEntry = z.infer<typeof PlatformAuditLogEntry>;

export const AuditLogFormat = z.enum(['json', 'csv', 'ndjson']);
export type AuditLogFormat = z.infer<typeof AuditLogFormat>;

/** Filters that every audit log has. */
export const auditFilters = {
  actor_id: z.string().min(1).max(100).optional().meta({ description: 'Id of the person or key that acted' }),
  action: z
    .string()
    .max(100)
    .regex(/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/)
    .optional()
    .meta({ description: 'One action, or all of a kind: `api_key` has `api_key.create` too', examples: ['api_key'] }),
  resource_id: z.string().min(1).max(200).optional().meta({ description: 'Id of the thing acted on' }),
  ...timeSpan({ from: 'Entries from this instant on', to: 'Entries before this instant' }),
  format: AuditLogFormat.default('json').meta({
    description: '`csv`, `ndjson`: every entry that matches, as a file; `limit` and `cursor` do not apply',
  }),
};

export const AuditLogQuery = z.strictObject({ ...pageQuery, ...auditFilters }).superRefine(orderedSpan);

export const AccountAuditLogQuery = z
  .strictObject({
    ...pageQuery,
    ...auditFilters,
    tenant_id: TenantId.optional().meta({ description: 'Entries about this account' }),
  })
  .superRefine(orderedSpan);

export const AuditLogPage = pageOf(AuditLogEntry);
export const PlatformAuditLogPage = pageOf(PlatformAuditLogEntry);
