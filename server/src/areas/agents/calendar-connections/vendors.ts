/** Vendors whose calendars people connect by OAuth. `provider` is that of the connection and of the OAuth registry. */
export const vendors = [
  { provider: 'google', title: 'Google' },
  { provider: 'microsoft', title: 'Microsoft' },
] as const;

export type CalendarVendor = (typeof vendors)[number];
