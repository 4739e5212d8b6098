import type { ResellerId } from '@parley/contract/ids';
import { PlatformCustomerPage, PlatformCustomerQuery } from '@parley/contract/resources/support';
import { sql } from 'kysely';
import { presentCustomer } from '#areas/accounts/tenants';
import { admin } from '#platform/http/access/access.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { exampleReseller, exampleTenant, operation } from './support.operation.ts';

/** Lists the customers of all resellers, newest first. */
export const listPlatformCustomers = operation({
  method: 'GET',
  path: '/api/admin/customers',
  id: 'listPlatformCustomers',
  summary: 'List the customers of all resellers',
  description: 'Each as its reseller sees it, and whose customer it is. Every account is at `GET /api/admin/tenants`.',
  access: admin(),
  query: PlatformCustomerQuery,
  answer: { status: 200, schema: PlatformCustomerPage },
  example: {
    query: { q: 'harbour' },
    answer: {
      data: [
        {
          ...presentCustomer({
            ...exampleTenant,
            contact_email: 'office@harbour.example',
            country: 'SE',
            language: 'sv',
            timezone: 'Europe/Stockholm',
            created_at: new Date('2026-03-01T09:00:00.000Z'),
            updated_at: new Date('2026-03-01T09:00:00.000Z'),
            suspended_at: null,
            suspension_reason: '',
            trashed_at: null,
            package_id: null,
            reseller_content_since: null,
          }),
          reseller: exampleReseller,
        },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
  run({ tx, query: request }) {
    const { q, reseller_id: resellerId } = request;
    let customers = tx
      .selectFrom('tenants')
      .innerJoin('resellers', 'resellers.id', 'tenants.reseller_id')
      .selectAll('tenants')
      .select('resellers.name as reseller_name');
    if (resellerId) customers = customers.where('tenants.reseller_id', '=', resellerId);
    if (q) {
      customers = customers.where(sql<boolean>`(position(lower(${q}) in lower(tenants.name)) > 0
        or position(lower(${q}) in lower(tenants.contact_email)) > 0 or tenants.id::text = lower(${q}))`);
    }
    const rows = tx.selectFrom(customers.as('customer'));
    return newestPage(request, {
      read: (isOlder, limit) =>
        rows.selectAll().where(isOlder).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
      count: async (total) => (await rows.select(total.as('total')).executeTakeFirstOrThrow()).total,
      item: (row) => ({
        ...presentCustomer(row),
        reseller: { id: row.reseller_id as ResellerId, name: row.reseller_name },
      }),
    });
  },
});
