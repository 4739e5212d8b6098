import { Button } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Button of an empty list that leads to the page of the next step. */
export function NextStep({ to, label }: { to: LinkProps['to']; label: string }) {
  return (
    <Button variant="default" renderRoot={(props) => <Link {...props} to={to} />}>
      {label}
    </Button>
  );
}

/** Button of a list that is empty for its filters. */
export function ClearFilters({ onClear }: { onClear(): void }) {
  const { t } = useTranslation();
  return (
    <Button variant="default" onClick={onClear}>
      {t('common.clear_filters')}
    </Button>
  );
}

/** True when a filter of the address is set. */
export const isFiltered = (filters: object): boolean => Object.values(filters).some((value) => value !== undefined);
