import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { Scope } from '@parley/contract/scopes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ApiKeyIssued } from '../api/schemas.ts';
import { ServerForm } from '../parts/server-form.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { ScopeChecklist } from './scope-checklist.tsx';

interface KeyBody {
  name: string;
  scopes: Scope[];
  expires_at: string | null;
  allowed_ips: string[];
}

interface CreateKeyFormProps {
  create(body: KeyBody): Promise<ApiKeyIssued>;
  /** Path of the list to read anew. */
  refreshes: string;
  /** Scopes that can be given. Default: those of the person. */
  scopes?: readonly Scope[];
  onCreated(issued: ApiKeyIssued): void;
  onCancel(): void;
}

const dayMs = 86_400_000;

/** Form of a key of an account. */
export function CreateKeyForm({ create, refreshes, scopes: grantable, onCreated, onCancel }: CreateKeyFormProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const serverForm = useServerForm({
    initialValues: { name: '', scopes: [] as Scope[], expires_at: '90', allowed_ips: '' },
    validate: {
      name: (name) => (name.trim() === '' ? t('common.needed') : null),
      scopes: (scopes) => (scopes.length === 0 ? t('keys.scopes_needed') : null),
    },
    async send({ name, scopes, expires_at: days, allowed_ips: addresses }) {
      const body = {
        name,
        scopes,
        expires_at: days === '' ? null : new Date(Date.now() + Number(days) * dayMs).toISOString(),
        allowed_ips: addresses.split(/[\s,]+/).filter(Boolean),
      };
      const issued = await create(body);
      void queryClient.invalidateQueries({ queryKey: [refreshes] });
      onCreated(issued);
    },
  });
  const { form } = serverForm;
  return (
    <ServerForm of={serverForm} submitLabel={t('keys.create')} onCancel={onCancel}>
      <TextInput
        label={t('keys.name')}
        description={t('keys.name_hint')}
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
      <ScopeChecklist
        {...(grantable && { grantable })}
        value={form.values.scopes}
        error={form.errors['scopes'] as string | undefined}
        onChange={(scopes) => form.setFieldValue('scopes', scopes)}
      />
      <NativeSelect
        label={t('keys.expiry')}
        data={[
          { value: '7', label: t('keys.days', { count: 7 }) },
          { value: '30', label: t('keys.days', { count: 30 }) },
          { value: '90', label: t('keys.days', { count: 90 }) },
          { value: '365', label: t('keys.days', { count: 365 }) },
          { value: '', label: t('keys.no_expiry') },
        ]}
        {...form.getInputProps('expires_at')}
      />
      <Textarea
        label={t('keys.addresses')}
        description={t('keys.addresses_hint')}
        placeholder="203.0.113.10, 198.51.100.0/24"
        autosize
        minRows={1}
        {...form.getInputProps('allowed_ips')}
      />
    </ServerForm>
  );
}
