import type { CallRates } from '#areas/business/statistics';

/** Reads rates such as `SEK 0.25 0.60`: currency, then the price of an inbound and of an outbound minute. */
export function readCallRates(text: string): CallRates | null {
  const [, currency = '', inbound = '', outbound = ''] =
    /^([A-Z]{3})\s+(\d{1,6}(?:\.\d{1,6})?)\s+(\d{1,6}(?:\.\d{1,6})?)$/.exec(text) ?? [];
  if (!Intl.supportedValuesOf('currency').includes(currency)) return null;
  const { maximumFractionDigits: decimals = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return { currency, inbound: Number(inbound) * 10 ** decimals, outbound: Number(outbound) * 10 ** decimals };
}
