import type { MinuteBalance } from '@parley/contract/resources/billing';

export const exampleBalance: MinuteBalance = {
  is_billed: true,
  remaining_seconds: 21_600,
  reserved_seconds: 120,
  when_empty: 'stop',
  grace_seconds: 0,
  low_seconds: 1800,
  is_low: false,
  lots: [
    {
      kind: 'plan',
      seconds: 30_000,
      remaining_seconds: 15_600,
      credited_at: '2026-03-01T00:00:00.000Z',
      expires_at: '2026-04-01T00:00:00.000Z',
    },
    {
      kind: 'package',
      seconds: 6000,
      remaining_seconds: 6000,
      credited_at: '2026-02-10T10:00:00.000Z',
      expires_at: '2027-02-10T10:00:00.000Z',
    },
  ],
  prepaid: [],
  owed: [{ amount_minor_units: 4900, currency: 'EUR' }],
};
