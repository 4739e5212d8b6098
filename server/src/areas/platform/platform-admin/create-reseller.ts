import type { ResellerId } from '@parley/contract/ids';
import { ResellerCreate, ResellerCreated } from '@parley/contract/resources/reseller';
import { exampleIssuedKey, issueResellerKey, ownKey, presentKey } from '#areas/accounts/api-keys';
import { admin } from '#platform/http/access/access.ts';
import { auditForAccount } from './audit-for-account.ts';
import { exampleReseller } from './platform-admin.examples.ts';
import { operation } from './platform-admin.operation.ts';
import { insertReseller, presentReseller } from './resellers.queries.ts';
import { welcomeAdmin } from './welcome-admin.ts';

const prefix = 'pk_reseller_Zt5mW2cR';

/** Creates a reseller with its own key, shown once, and its first admin. */
export const createReseller = operation({
  method: 'POST',
  path: '/api/admin/resellers',
  id: 'createReseller',
  summary: 'Create a reseller',
  access: admin(),
  audit: 'reseller.create',
  body: ResellerCreate,
  answer: { status: 201, schema: ResellerCreated, holdsSecret: true },
  refusals: ['conflict'],
  example: {
    body: { name: exampleReseller.name, admin: { email: 'robin@partner.example', name: 'Robin Partner' } },
    answer: {
      reseller: { ...exampleReseller, customer_count: 0 },
      api_key: { ...exampleIssuedKey, kind: 'own', name: 'Default key', prefix, secret: `${prefix}...` },
      admin: { user_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b81', email: 'robin@partner.example', is_new: true },
    },
  },
  async run(context) {
    const { tx, body, actor, now, newId, deps, audit } = context;
    const id = newId() as ResellerId;
    const reseller = await insertReseller(tx, { id, name: body.name, now });
    const key = await issueResellerKey(tx, { resellerId: id, id: newId(), ...ownKey, createdBy: actor, now });
    const welcomed = body.admin
      ? await welcomeAdmin(
          tx,
          { mailer: deps.mailer, newId, now },
          { reseller: { id, name: body.name }, admin: body.admin },
        )
      : null;
    const details = {
      api_key_id: key.id,
      admin_user_id: welcomed?.user_id ?? null,
      is_admin_account_reset: welcomed?.isReset ?? false,
    };
    audit.resource(id);
    audit.details(details);
    await auditForAccount(context, { accountId: id, action: 'reseller.create', details });
    return {
      reseller: presentReseller(reseller),
      api_key: { ...presentKey(key.stored, now), secret: key.secret },
      admin: welcomed && { user_id: welcomed.user_id, email: welcomed.email, is_new: welcomed.is_new },
    };
  },
});
