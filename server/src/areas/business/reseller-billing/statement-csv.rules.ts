import type { ResellerBilling } from '@parley/contract/resources/reseller-billing';
import { stringify } from 'csv-stringify/sync';
import { decimalsOf } from '#areas/business/ledger';

const columns = [
  'month',
  'customer_id',
  'customer',
  'call_seconds',
  'chat_turns',
  'messages',
  'currency',
  'wholesale',
  'retail',
] as const;

type Line = ResellerBilling['customers'][number];
type Amount = Line['wholesale'][number];

/**
 * Writes a statement as CSV (RFC 4180): a row for each customer and currency, then a row `total` for each currency. Where
 * rounded rows do not add up to the rounded sum, a row `rounding` carries the rest, so that the column does.
 */
export function statementCsv(billing: ResellerBilling): string {
  const rows = billing.customers.flatMap((line) =>
    currenciesOf(line).map((currency, index) => [
      billing.month,
      line.customer_id,
      line.customer_name,
      ...(index === 0 ? [line.call_seconds, line.chat_turns, line.messages] : ['', '', '']),
      currency,
      amountIn(line.wholesale, currency),
      amountIn(line.retail, currency),
    ]),
  );
  const sums = currenciesOf(billing).flatMap((currency) => [
    ...roundingRow(billing, currency),
    sumRow(billing.month, 'total', [
      currency,
      amountIn(billing.wholesale, currency),
      amountIn(billing.retail, currency),
    ]),
  ]);
  const all = [[...columns], ...rows, ...sums];
  return `\ufeff${stringify(all, { escape_formulas: true, record_delimiter: 'windows', cast: { string: amountsAsTheyAre } })}`;
}

/** A negative amount is a number, not a formula: with an apostrophe before it a spreadsheet would not add it up. */
const amountsAsTheyAre = (value: string) =>
  /^-\d+(?:\.\d+)?$/.test(value) ? { value, escape_formulas: false } : value;

const sumRow = (month: string, name: string, amounts: string[]) => [month, '', name, '', '', '', ...amounts];

function roundingRow(billing: ResellerBilling, currency: string): string[][] {
  const rest = (side: 'retail' | 'wholesale') =>
    minorIn(billing[side], currency) - billing.customers.reduce((sum, line) => sum + minorIn(line[side], currency), 0);
  const [wholesale, retail] = [rest('wholesale'), rest('retail')];
  if (wholesale === 0 && retail === 0) return [];
  return [sumRow(billing.month, 'rounding', [currency, decimal(wholesale, currency), decimal(retail, currency)])];
}

const currenciesOf = ({ wholesale, retail }: Pick<Line, 'retail' | 'wholesale'>): string[] => {
  const found = new Set([...wholesale, ...retail].map(({ currency }) => currency));
  return found.size === 0 ? [''] : [...found].toSorted();
};

const minorIn = (amounts: readonly Amount[], currency: string): number =>
  amounts.find((amount) => amount.currency === currency)?.minor_units ?? 0;

const amountIn = (amounts: readonly Amount[], currency: string): string =>
  currency === '' ? '' : decimal(minorIn(amounts, currency), currency);

/** Minor units as a decimal number with a point, such as 12.40. */
function decimal(minorUnits: number, currency: string): string {
  const digits = decimalsOf(currency);
  const text = String(Math.abs(minorUnits)).padStart(digits + 1, '0');
  const sign = minorUnits < 0 ? '-' : '';
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
