import { z } from 'zod';
import { Actor } from '../actor.ts';
import { CallId, DeletionCertificateId, LegalHoldId } from '../ids.ts';

/** Life of an erasure, in order. */
export const erasureStates = ['requested', 'running', 'waiting_for_hold', 'verifying', 'complete'] as const;
export const ErasureState = z.enum(erasureStates).meta({
  description:
    'requested: recorded, nothing is deleted yet; running: rows are being deleted; waiting_for_hold: deleted but for objects under a legal hold; verifying: rows are deleted, the removal of files is being confirmed; complete: nothing is left',
});
export type ErasureState = z.infer<typeof ErasureState>;

/** Subjects of deletion certificates. */
export const certificateKinds = ['subject', 'call', 'agent', 'customer', 'identity_verification'] as const;
export const CertificateKind = z.enum(certificateKinds).meta({
  description:
    'subject: all data of a phone number; call: one call; agent: an agent purged from the trash; customer: the account of a customer purged from the trash; identity_verification: a verification made anonymous',
});
export type CertificateKind = z.infer<typeof CertificateKind>;

/** Kinds of objects that can be under a legal hold. */
export const heldKinds = ['call', 'chat', 'recording'] as const;
export const HeldKind = z.enum(heldKinds).meta({ description: 'A recording is named by the id of its call' });
export type HeldKind = z.infer<typeof HeldKind>;

export const HeldObject = z.object({ kind: HeldKind, id: z.guid() }).meta({ id: 'HeldObject' });
export type HeldObject = z.infer<typeof HeldObject>;

/** Kinds of receivers outside of Parley. */
export const recipientKinds = ['webhook', 'crm', 'calendar'] as const;

/** Receiver outside of Parley that had been sent data of the subject. */
export const ErasureRecipient = z
  .object({
    kind: z.enum(recipientKinds).meta({
      description:
        'webhook: told by `call.erased`; crm: calls were logged there; calendar: bookings have events there. What a CRM or a calendar holds is erased there',
    }),
    id: z.guid(),
    name: z.string().meta({ description: 'Host of the webhook, or name of the connection' }),
  })
  .meta({ id: 'ErasureRecipient' });
export type ErasureRecipient = z.infer<typeof ErasureRecipient>;

/** Backups that may still contain the erased data. */
export const CertificateBackups = z
  .object({
    made_before: z.iso.datetime().nullable().meta({ description: 'Backups made before this may still hold the data' }),
    gone_by: z.iso.datetime().nullable().meta({
      description: 'When the last of them is destroyed, by `PARLEY_BACKUP_RETENTION_DAYS`; null: unknown',
    }),
  })
  .meta({ id: 'CertificateBackups' });

/** Reason why an erasure is not complete. */
export const OpenErasureItem = z
  .object({
    reason: z.enum(['live_call', 'legal_hold', 'file', 'ledger']),
    object: HeldObject.nullable().meta({ description: 'Object under a legal hold' }),
    attempts: z.int().nullable().meta({ description: 'Attempts to delete the file' }),
    last_error: z.string().nullable(),
    next_attempt_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OpenErasureItem' });
export type OpenErasureItem = z.infer<typeof OpenErasureItem>;

/** Actor in a certificate: its id without a name, which must be erasable. */
const CertificateActor = z.object({ kind: z.string(), id: z.string().nullable() });

const certificate = {
  id: DeletionCertificateId,
  number: z.int().meta({ description: 'Consecutive within the tenant' }),
  kind: CertificateKind,
  state: ErasureState,
  subject_hash: z.string().meta({
    description:
      'HMAC-SHA-256 of the subject with a secret key of the tenant: `subject:` and the number in E.164, `call:` or `agent:` and the id',
  }),
  call_id: CallId.nullable().meta({ description: 'The call, of a certificate for one call' }),
  counts: z.record(z.string(), z.int()).meta({ description: 'Deleted or blanked rows and deleted files, by place' }),
  held: z.array(HeldObject).meta({ description: 'Objects that remain while they are under a legal hold' }),
  recipients: z.array(ErasureRecipient).meta({ description: 'Had been sent data of the subject' }),
  backups: CertificateBackups,
  actor: CertificateActor,
  requested_at: z.iso.datetime(),
  due_at: z.iso.datetime().meta({ description: 'One month after receipt (GDPR, article 12(3))' }),
  erased_at: z.iso.datetime().nullable(),
  completed_at: z.iso.datetime().nullable(),
  open: z.array(OpenErasureItem).meta({ description: 'What is not done yet, and why. At most 20' }),
  signature: z.string().meta({ description: 'Ed25519, as `ed25519.<key id>.<base64url>`' }),
};

/** An erasure and its proof, as lists show it. */
export const DeletionCertificate = z.object(certificate).meta({ id: 'DeletionCertificate' });
export type DeletionCertificate = z.infer<typeof DeletionCertificate>;

/** The same with the signed text, for verification without Parley: this answer is the file of `privacy:verify`. */
export const DeletionCertificateDetail = z
  .object({
    ...certificate,
    certificate: z.string().meta({ description: 'The exact signed text' }),
    signing_key: z.object({ id: z.string(), pem: z.string() }).meta({ description: 'Public key of this installation' }),
    verification: z.enum(['valid', 'invalid', 'unknown_key']).meta({
      description:
        'Signature checked against `signing_key`; unknown_key: signed with an earlier key of the installation',
    }),
  })
  .meta({ id: 'DeletionCertificateDetail' });
export type DeletionCertificateDetail = z.infer<typeof DeletionCertificateDetail>;

const reason = z.string().trim().min(3).max(500);

/** A legal hold: its object survives erasure and retention until it is lifted. */
export const LegalHold = z
  .object({
    id: LegalHoldId,
    object: HeldObject,
    reason: z.string(),
    created_by: Actor,
    created_at: z.iso.datetime(),
    lifted_by: Actor.nullable(),
    lifted_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'LegalHold' });
export type LegalHold = z.infer<typeof LegalHold>;

export const CreateLegalHoldRequest = z
  .strictObject({
    object: z.strictObject({ kind: HeldKind, id: z.guid().toLowerCase() }),
    reason: reason.meta({ description: 'Why it must be kept, such as a case number', examples: ['Case T 1234-26'] }),
  })
  .meta({ id: 'CreateLegalHoldRequest' });
export type CreateLegalHoldRequest = z.infer<typeof CreateLegalHoldRequest>;
