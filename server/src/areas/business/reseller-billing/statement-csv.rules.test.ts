import type { TenantId } from '@parley/contract/ids';
import { expect, it } from 'vitest';
import { statementCsv } from './statement-csv.rules.ts';

/** A spreadsheet reads `'-0.01` as text, and its sum of the column is a cent too high. */
it('writes what rounded rows are too high by as a negative number', () => {
  const half = (name: string) => ({
    customer_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9c10' as TenantId,
    customer_name: name,
    call_seconds: 0,
    chat_turns: 3,
    messages: 0,
    wholesale: [{ currency: 'EUR', micros: '15000', minor_units: 2 }],
    retail: [{ currency: 'EUR', micros: '45000', minor_units: 4 }],
  });
  const csv = statementCsv({
    month: '2026-03',
    customers: [half('-1+cmd'), half('Lindgren')],
    wholesale: [{ currency: 'EUR', micros: '30000', minor_units: 3 }],
    retail: [{ currency: 'EUR', micros: '90000', minor_units: 9 }],
  });
  expect(csv).toContain('2026-03,,rounding,,,,EUR,-0.01,0.01\r\n');
  expect(csv).toContain(",'-1+cmd,");
});
