import { heldKinds } from '@parley/contract/resources/erasure';
import { z } from 'zod';

/** One deletion transaction: ids only, no personal data. */
export const LedgerEntry = z.object({
  format: z.literal('parley.erasure.v1'),
  erasure_id: z.guid(),
  pass: z.int(),
  tenant_id: z.guid(),
  kind: z.enum(['subject', 'call']),
  call_id: z.guid().nullable(),
  subject_hash: z.string(),
  actor: z.object({ kind: z.string(), id: z.string().nullable() }),
  requested_at: z.iso.datetime(),
  erased_at: z.iso.datetime(),
  /** Erased rows by table. */
  erased: z.record(z.string(), z.array(z.guid())),
  /** Objects that this pass left, under a legal hold. */
  held: z.array(z.object({ kind: z.enum(heldKinds), id: z.guid() })),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;
