import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useOrganizations } from './use-organizations.ts';

/** One of the account's organizations, or none. Not shown in an account without any. */
export function OrganizationSelect(props: NativeSelectProps) {
  const { t } = useTranslation();
  const { rows } = useOrganizations();
  if (!rows || rows.length === 0) return null;
  return (
    <NativeSelect
      label={t('people.organization')}
      data={[
        { value: '', label: t('people.no_organization') },
        ...rows.map(({ id, name }) => ({ value: id as string, label: name })),
      ]}
      {...props}
    />
  );
}
