import type { TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import { createSealer, type SealingKeys } from '#platform/secrets/sealer.ts';

/** Email content without its envelope. */
export interface MailBody {
  /** Sender's display name; null: the configured one. */
  fromName: string | null;
  text: string;
  html: string;
  /** Address of the one-click unsubscription (RFC 8058). */
  listUnsubscribe?: string | undefined;
  /** Mailbox that reads replies; by default none, or the sender's. */
  replyTo?: string | undefined;
  /** Files, in base64. */
  attachments?: { name: string; contentType: string; base64: string }[] | undefined;
}

const MailBody = z.object({
  fromName: z.string().nullable(),
  text: z.string(),
  html: z.string(),
  listUnsubscribe: z.string().optional(),
  replyTo: z.string().optional(),
  attachments: z.array(z.object({ name: z.string(), contentType: z.string(), base64: z.string() })).optional(),
});

/** Encrypted email bodies, bound to their row, since their links open accounts. */
export interface MailBodies {
  seal(body: MailBody, place: { id: string; tenantId: TenantId | null }): string;
  open(sealed: string, place: { id: string; tenantId: TenantId | null }): MailBody;
  /** Re-encrypts with the active key. */
  reseal(sealed: string, place: { id: string; tenantId: TenantId | null }): string;
  /** LIKE pattern of bodies encrypted with the active key. */
  readonly activePattern: string;
}

export function createMailBodies(keys: SealingKeys): MailBodies {
  const sealer = createSealer(keys);
  const placeOf = ({ id, tenantId }: { id: string; tenantId: TenantId | null }) => ({
    tenantId: tenantId ?? 'platform',
    table: 'emails',
    rowId: id,
  });
  return {
    seal: (body, place) => sealer.seal(JSON.stringify(body), placeOf(place)),
    open: (sealed, place) => MailBody.parse(JSON.parse(sealer.open(sealed, placeOf(place)))),
    reseal: (sealed, place) => sealer.seal(sealer.open(sealed, placeOf(place)), placeOf(place)),
    activePattern: `v1.${keys.activeKeyId.replaceAll('_', '\\_')}.%`,
  };
}
