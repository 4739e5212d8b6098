import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DeskFilters } from '../../api/schemas.ts';
import { countFilters } from './filters.rules.ts';

/** Says that filters are active, and clears them. */
export function ActiveFilters({ filters, onClear }: { filters: DeskFilters; onClear(): void }) {
  const { t } = useTranslation();
  const count = countFilters(filters);
  if (count === 0) return null;
  return (
    <div className="desk-active-filters">
      <Text size="xs" c="dimmed">
        {t('triage.filters_active', { count })}
      </Text>
      <Button size="compact-xs" variant="subtle" onClick={onClear}>
        {t('triage.clear_filters')}
      </Button>
    </div>
  );
}
