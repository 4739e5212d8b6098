import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RetentionPolicy } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { localeOf } from '../parts/locale.ts';
import type { DataClass } from './retention-tab.tsx';

/** When the last nightly deletion ran, and how much it deleted. */
export function RetentionLastRun({ run }: { run: RetentionPolicy['last_run'] }) {
  const { t, i18n } = useTranslation();
  if (run === null) return <Card title={t('retention.last_run')} text={t('retention.last_run_none')} />;
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  const date = format.format(new Date(run.finished_at ?? run.started_at));
  const deleted = Object.entries(run.deleted) as [DataClass, number][];
  return (
    <Card title={t('retention.last_run')} text={run.finished_at === null ? t('retention.running', { date }) : date}>
      {deleted.length === 0 ? (
        <Text>{t('retention.last_run_empty')}</Text>
      ) : (
        <ul>
          {deleted.map(([name, count]) => (
            <li key={name}>
              {t(`retention.classes.${name}`)}: {t('retention.deleted', { count })}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
