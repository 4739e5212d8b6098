import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from './format.ts';

/** Counts by weekday, Monday first, and hour, as a table whose cells are darker the more there is. */
export function HeatMap({ counts }: { counts: readonly (readonly number[])[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const most = Math.max(1, ...counts.flat());
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard too.
    <section className="figure-table" aria-label={t('statistics.heat_map')} tabIndex={0}>
      <table className="heat-map" aria-label={t('statistics.heat_map')}>
        <thead>
          <tr>
            <td />
            {counts[0]?.map((_, hour) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the hour.
              <th key={hour} scope="col">
                {hour}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map((hours, day) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the weekday.
            <tr key={day}>
              <th scope="row">{format.weekday(day)}</th>
              {hours.map((count, hour) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: the index is the hour.
                  key={hour}
                  title={t('statistics.heat_cell', { day: format.weekday(day), hour, count })}
                  style={{ '--heat': `${Math.round((count / most) * 100)}%` } as CSSProperties}
                >
                  <span className="unseen">{count}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
