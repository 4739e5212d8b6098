import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { Reseller } from '../../api/schemas.ts';
import { notify } from '../../parts/notify.tsx';
import { ServerForm } from '../../parts/server-form.tsx';
import { useServerForm } from '../../parts/use-server-form.ts';

/** Changes the name of a reseller. */
export function RenameResellerForm({ reseller, onDone }: { reseller: Reseller; onDone(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const serverForm = useServerForm({
    initialValues: { name: reseller.name },
    validate: { name: (name) => (name.trim() === '' ? t('common.needed') : null) },
    async send({ name }) {
      const path = '/api/admin/resellers/{resellerId}';
      await api.patch(path, { path: { resellerId: reseller.id }, body: { name: name.trim() } });
      await queryClient.invalidateQueries({ queryKey: ['/api/admin/resellers'] });
      notify(t('resellers.saved'));
      onDone();
    },
  });
  return (
    <ServerForm of={serverForm} submitLabel={t('common.save')} onCancel={onDone}>
      <TextInput label={t('resellers.name')} required data-autofocus {...serverForm.form.getInputProps('name')} />
    </ServerForm>
  );
}
