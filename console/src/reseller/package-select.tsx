import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useList } from '../api/use-list.ts';
import { packagesPath } from './reseller-queries.ts';

/** Choice of the package of a customer; empty is every module. */
export function PackageSelect(props: { value?: string; error?: unknown; onChange(value: unknown): void }) {
  const { t } = useTranslation();
  const packages = useList(packagesPath, { limit: 200 }).rows ?? [];
  return (
    <NativeSelect
      label={t('reseller.package')}
      description={t('reseller.package_hint')}
      data={[
        { value: '', label: t('reseller.all_modules') },
        ...packages.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={props.value ?? ''}
      error={props.error as string}
      onChange={props.onChange}
    />
  );
}
