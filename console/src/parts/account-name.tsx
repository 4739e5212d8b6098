import { Badge, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface AccountNameProps {
  name: ReactNode;
  suspendedAt: string | null;
  /** The trash suspends too: then it alone is named. */
  trashedAt?: string | null;
  children?: ReactNode;
}

/** Name of an account in a list, marked while it is suspended or in the trash. */
export function AccountName(props: AccountNameProps) {
  const { t } = useTranslation();
  const isTrashed = props.trashedAt !== null && props.trashedAt !== undefined;
  return (
    <Group gap="xs">
      <Text fw={600} inherit>
        {props.name}
      </Text>
      {props.children}
      {(isTrashed || props.suspendedAt !== null) && (
        <Badge color="gray">{t(isTrashed ? 'common.in_trash' : 'common.suspended')}</Badge>
      )}
    </Group>
  );
}
