import { Badge, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Name of an account in a list, marked while it is suspended. */
export function AccountName(props: { name: ReactNode; suspendedAt: string | null; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Group gap="xs">
      <Text fw={600} inherit>
        {props.name}
      </Text>
      {props.children}
      {props.suspendedAt !== null && <Badge color="gray">{t('common.suspended')}</Badge>}
    </Group>
  );
}
