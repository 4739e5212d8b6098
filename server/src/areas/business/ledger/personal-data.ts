import { impersonalTable, personalData } from '#platform/personal-data/personal-data.ts';

/** Tables of the ledger: ids and amounts, no personal data. They outlive their account, as books must. */
export const ledgerPersonalData = personalData({
  tables: [
    impersonalTable('ledger_accounts', {
      about: 'balances of customers and resellers',
      impersonal: ['account', 'balance', 'floor', 'held', 'tenant_id', 'unit', 'version'],
    }),
    impersonalTable('ledger_entries', {
      about: 'entries of the ledger: ids, kinds and times',
      impersonal: ['at', 'details', 'id', 'key', 'kind', 'tenant_id'],
    }),
    impersonalTable('ledger_postings', {
      about: 'amounts of the entries of the ledger',
      impersonal: ['account', 'amount', 'balance_after', 'entry_id', 'tenant_id', 'unit', 'version'],
    }),
  ],
});
