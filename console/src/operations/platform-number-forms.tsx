import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { useList } from '../api/use-list.ts';
import { notify } from '../parts/notify.tsx';
import { ServerForm } from '../parts/server-form.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { plainNumber } from './plain-number.ts';

interface FormProps {
  onDone(): void;
  onCancel(): void;
}

/** Choice of a shared trunk instead of a carrier. */
const onTrunk = 'trunk';

/** Adds a number of the installation to the pool. */
export function AddNumberForm({ onDone, onCancel }: FormProps) {
  const { t } = useTranslation();
  const trunks = useList('/api/admin/sip-trunks', { owner: 'installation', limit: 200 });
  const serverForm = useServerForm({
    initialValues: { phone_number: '', provider: 'twilio', provider_ref: '', trunk_id: '' },
    validate: {
      phone_number: (value) => (value.trim() === '' ? t('common.needed') : null),
      provider_ref: (value, { provider }) => (provider !== onTrunk && value.trim() === '' ? t('common.needed') : null),
      trunk_id: (value, { provider }) => (provider === onTrunk && value === '' ? t('common.needed') : null),
    },
    async send({ phone_number, provider, provider_ref, trunk_id }) {
      const number = plainNumber(phone_number);
      const body =
        provider === onTrunk
          ? { phone_number: number, trunk_id }
          : { phone_number: number, provider: provider as 'twilio', provider_ref };
      await api.post('/api/admin/number-inventory', { body });
      notify(t('operations.added', { number }));
      onDone();
    },
  });
  const { form } = serverForm;
  return (
    <ServerForm of={serverForm} submitLabel={t('operations.add')} onCancel={onCancel}>
      <TextInput
        label={t('operations.number')}
        description={t('operations.query_hint')}
        required
        data-autofocus
        {...form.getInputProps('phone_number')}
      />
      <NativeSelect
        label={t('operations.provider')}
        data={[
          { value: 'twilio', label: 'Twilio' },
          { value: 'telnyx', label: 'Telnyx' },
          { value: onTrunk, label: t('operations.on_trunk') },
        ]}
        {...form.getInputProps('provider')}
      />
      {form.values.provider === onTrunk ? (
        <NativeSelect
          label={t('operations.trunk')}
          description={t('operations.trunk_hint')}
          required
          data={[
            { value: '', label: t('operations.choose_trunk') },
            ...(trunks.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...form.getInputProps('trunk_id')}
        />
      ) : (
        <TextInput
          label={t('operations.provider_ref')}
          description={t('operations.provider_ref_hint')}
          required
          {...form.getInputProps('provider_ref')}
        />
      )}
    </ServerForm>
  );
}

/** Gives a number to an account, or puts it into the stock of a reseller. */
export function AssignForm({ number, onDone, onCancel }: FormProps & { number: string }) {
  const { t } = useTranslation();
  const serverForm = useServerForm({
    initialValues: { to: 'tenant_id', target: '' },
    validate: { target: (value) => (value.trim() === '' ? t('common.needed') : null) },
    fieldOf: (pointer) => (/^\/(tenant|reseller)_id$/.test(pointer) ? 'target' : null),
    async send({ to, target }) {
      const body = { phone_number: number, [to]: target.trim() };
      await api.post('/api/admin/number-inventory/assign', { body });
      notify(t('operations.assigned', { number }));
      onDone();
    },
  });
  const { form } = serverForm;
  return (
    <ServerForm of={serverForm} submitLabel={t('operations.assign')} onCancel={onCancel}>
      <NativeSelect
        label={t('operations.assign_to')}
        data={[
          { value: 'tenant_id', label: t('operations.to_tenant') },
          { value: 'reseller_id', label: t('operations.to_reseller') },
        ]}
        {...form.getInputProps('to')}
      />
      <TextInput
        label={t('operations.target_id')}
        description={t('operations.target_hint')}
        required
        data-autofocus
        {...form.getInputProps('target')}
      />
    </ServerForm>
  );
}
