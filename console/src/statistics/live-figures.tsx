import { useTranslation } from 'react-i18next';
import type { StatisticsDashboard } from '../api/schemas.ts';
import { Figure, Figures } from './figure.tsx';
import { useFormat } from './format.ts';

/** Figures of this moment and of today; the start page shows them too. */
export function LiveFigures({ dashboard }: { dashboard: StatisticsDashboard }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { live, today, yesterday } = dashboard;
  return (
    <Figures>
      <Figure
        label={t('statistics.live_calls')}
        value={format.number(live.in_progress)}
        note={t('statistics.ringing', { count: live.ringing })}
      />
      <Figure
        label={t('statistics.chats_waiting')}
        value={format.number(live.chats_waiting)}
        note={t('statistics.chats_with_operator', { count: live.chats_with_operator })}
      />
      <Figure
        label={t('statistics.today')}
        value={format.number(today.calls.calls)}
        note={t('statistics.yesterday', { value: format.number(yesterday.calls.calls) })}
      />
      <Figure
        label={t('statistics.chats_today')}
        value={format.number(today.chats.sessions)}
        note={t('statistics.yesterday', { value: format.number(yesterday.chats.sessions) })}
      />
    </Figures>
  );
}
