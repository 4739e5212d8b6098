import './texts.ts';
import { Anchor, Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../api/session.ts';
import { LiveFigures } from './live-figures.tsx';
import { dashboardQuery } from './statistics-queries.ts';

/** The figures of today on the start page; nothing while they load or fail. */
export function Today() {
  const { t } = useTranslation();
  const { data } = useQuery({ ...dashboardQuery, enabled: usePermission('stats:read') });
  if (data === undefined) return null;
  return (
    <Stack gap="sm" component="section">
      <Group justify="space-between">
        <Title order={2}>{t('statistics.now')}</Title>
        <Anchor component={Link} to="/statistics">
          {t('statistics.open')}
        </Anchor>
      </Group>
      <LiveFigures dashboard={data} />
    </Stack>
  );
}
