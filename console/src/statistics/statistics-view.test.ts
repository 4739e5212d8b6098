import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';
import { daysOf, periodOf } from './periods.ts';

describe('usual periods', () => {
  it('end today, but for the last month', () => {
    expect(daysOf('days_7', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
    expect(daysOf('this_month', '2026-03-03')).toEqual({ from: '2026-03-01', to: '2026-03-03' });
    expect(daysOf('last_month', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(daysOf('last_month', '2026-01-15')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  });

  it('are recognized by their days', () => {
    expect(periodOf({ from: '2026-02-25', to: '2026-03-03' }, '2026-03-03')).toBe('days_7');
    expect(periodOf({ from: '2026-02-24', to: '2026-03-03' }, '2026-03-03')).toBeNull();
  });
});

describe('CSV', () => {
  it('quotes commas, quotes and line ends, leaves empty what is unknown, and disarms formulas', () => {
    const rows = [
      ['=1+1', 3, null],
      ['Sales, "north"', 0.5, '+46'],
    ];
    expect(toCsv({ columns: ['Agent', 'Calls', 'Note'], rows })).toBe(
      'Agent,Calls,Note\r\n\'=1+1,3,\r\n"Sales, ""north""",0.5,\'+46',
    );
  });
});
