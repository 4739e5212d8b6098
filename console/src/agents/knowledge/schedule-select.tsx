import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { KnowledgeBaseFile } from '../../api/schemas.ts';

export type Schedule = KnowledgeBaseFile['schedule'];

const schedules = ['never', 'daily', 'weekly', 'monthly'] as const satisfies readonly Schedule[];

/** Choice of when a page or site is visited again. */
export function ScheduleSelect(props: { value?: Schedule; onChange?: (value: Schedule) => void; error?: string }) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      label={t('knowledge.schedule')}
      description={t('knowledge.schedule_hint')}
      data={schedules.map((value) => ({ value, label: t(`knowledge.schedules.${value}`) }))}
      value={props.value}
      error={props.error}
      onChange={({ currentTarget }) => props.onChange?.(currentTarget.value as Schedule)}
    />
  );
}
