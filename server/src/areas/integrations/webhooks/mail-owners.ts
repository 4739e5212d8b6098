import type { TenantId } from '@parley/contract/ids';
import type { Mailer, MailTemplate } from '#areas/platform/mail';
import type { Tx } from '#db/tenant-scope.ts';

type Notice =
  | { kind: 'webhook_disabled'; url: string; reason: 'failing' | 'gone' }
  | { kind: 'webhook_secret_rotated'; url: string; until: Date | null };

/** Writes an email to every owner of the account. */
export async function mailOwners(
  context: { tx: Tx; tenantId: TenantId; now: Date; mailer: Mailer },
  notice: Notice,
): Promise<void> {
  const { tx, tenantId, now, mailer } = context;
  const owners = await tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.email', 'users.name', 'users.language'])
    .where('memberships.tenant_id', '=', tenantId)
    .where('memberships.role', '=', 'owner')
    .where('users.disabled_at', 'is', null)
    .execute();
  for (const { email, name, language } of owners) {
    const { url, ...facts } = notice;
    const template: MailTemplate = { ...facts, host: hostOf(url), name };
    await mailer.send(tx, { tenantId, to: email, template, language, now });
  }
}

/** Host of a webhook: its path may hold a key of the receiver's. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
