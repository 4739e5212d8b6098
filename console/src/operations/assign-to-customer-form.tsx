import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { useList } from '../api/use-list.ts';
import { notify } from '../parts/notify.tsx';
import { ServerForm } from '../parts/server-form.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { plainNumber } from './plain-number.ts';

/** Gives a number of the reseller's stock, or a free one of the pool, to a customer. Without a number it asks for it. */
export function AssignToCustomerForm(props: { number?: string; onDone(): void; onCancel(): void }) {
  const { t } = useTranslation();
  const list = useList('/api/reseller/customers', { limit: 200 });
  const customers = (list.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const serverForm = useServerForm({
    initialValues: { phone_number: props.number ?? '', tenant_id: '' },
    validate: {
      phone_number: (value) => (value.trim() === '' ? t('common.needed') : null),
      tenant_id: (value) => (value === '' ? t('common.needed') : null),
    },
    async send({ phone_number, tenant_id }) {
      const number = plainNumber(phone_number);
      await api.post('/api/reseller/number-inventory/assign', { body: { phone_number: number, tenant_id } });
      notify(t('operations.assigned', { number }));
      props.onDone();
    },
  });
  const { form } = serverForm;
  return (
    <ServerForm of={serverForm} submitLabel={t('operations.assign')} onCancel={props.onCancel}>
      {props.number === undefined && (
        <TextInput
          label={t('operations.number')}
          description={t('operations.free_number_hint')}
          required
          data-autofocus
          {...form.getInputProps('phone_number')}
        />
      )}
      <NativeSelect
        label={t('operations.customer')}
        required
        data={[{ value: '', label: t('operations.choose_customer') }, ...customers]}
        {...form.getInputProps('tenant_id')}
      />
    </ServerForm>
  );
}
