import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useList } from '../../api/use-list.ts';

/** Choice of the account that an invoice is for, of the 200 newest. */
export function CustomerInput(props: { value?: string; error?: unknown; onChange(value: unknown): void }) {
  const { t } = useTranslation();
  const list = useList('/api/admin/tenants', { limit: 200 });
  const choices = (list.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <NativeSelect
      label={t('sold_invoices.customer')}
      required
      data-autofocus
      data={[{ value: '', label: t('sold_invoices.choose_customer') }, ...choices]}
      value={props.value ?? ''}
      error={props.error as string}
      onChange={props.onChange}
    />
  );
}
