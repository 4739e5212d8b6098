import type { TestReseller } from '../../server/test/accounts.ts';
import type { TestApp } from '../../server/test/build-test-app.ts';
import { askWith } from '../../server/test/callers.ts';

/** Parts of a reseller's brand, made on request. */
export interface OwnedBrand {
  /** Logo of the reseller. */
  brandPicture(): Promise<string>;
  /** A domain of the reseller that is not proven. */
  domain(): Promise<string>;
  /** A draft of the reseller, which has a postal address and readers. */
  newsletter(): Promise<string>;
}

export function brandOf(app: TestApp, reseller: TestReseller): OwnedBrand {
  const { pool } = app.deps.db.platform;
  return {
    async brandPicture() {
      const id = app.deps.newId();
      await pool.query(
        `insert into brand_pictures (id, reseller_id, kind, content_type, bytes, created_at)
         values ($1, $2, 'logo', 'image/png', 7, now())`,
        [id, reseller.id],
      );
      await app.deps.files.write(`brands/${id}.bin`, Buffer.from('picture'));
      return id;
    },
    async domain() {
      const id = app.deps.newId();
      await pool.query(
        `insert into reseller_domains (reseller_id, id, host, token, next_check_at, created_at)
         values ($1, $2, $3, 'token', now(), now())`,
        [reseller.id, id, `${id}.example.com`],
      );
      return id;
    },
    async newsletter() {
      const ask = askWith(app, { 'x-api-key': reseller.own });
      await ask('PUT', '/api/reseller/branding', { name: 'Brand', postal_address: 'Kajen 1, Malmö' });
      await pool.query(
        `insert into newsletter_consents (reseller_id, user_id, given_at, given_by)
         select $1, m.user_id, now(), 'account_page' from memberships m join tenants t on t.id = m.tenant_id
         where t.reseller_id = $1 and m.support_until is null
         on conflict (reseller_id, user_id) do update set given_at = now(), given_by = 'account_page',
           withdrawn_at = null, withdrawn_by = null`,
        [reseller.id],
      );
      const letter = { language: 'en', subject: 'News', text: 'Hello {{name}},' };
      return (await ask('POST', '/api/reseller/newsletters', letter)).json().id;
    },
  };
}
