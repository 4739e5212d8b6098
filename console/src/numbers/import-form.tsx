import { Button, Loader, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { PhoneNumber } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { EmptyState } from '../parts/record-table.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { AgentSelect } from './agent-select.tsx';
import { useRefreshNumbers } from './number-queries.ts';
import { fallbackOf } from './settings-form.tsx';

/** Adds a number of a SIP trunk. Without a trunk the next step is one. */
export function ImportForm({ onDone, onCancel }: { onDone(number: PhoneNumber): void; onCancel(): void }) {
  const { t } = useTranslation();
  const trunks = useList('/api/sip-trunks', { limit: 200 });
  if (trunks.error && !trunks.rows) return <ErrorAlert error={trunks.error} onRetry={trunks.retry} />;
  if (!trunks.rows) return <Loader size="sm" aria-hidden />;
  if (trunks.rows.length === 0) {
    return (
      <EmptyState
        title={t('numbers.no_trunk_title')}
        text={t('numbers.no_trunk_text')}
        action={<Button renderRoot={(rest) => <Link {...rest} to="/trunks" />}>{t('numbers.create_trunk')}</Button>}
      />
    );
  }
  return <NumberForm trunks={trunks.rows} onDone={onDone} onCancel={onCancel} />;
}

function NumberForm(props: {
  trunks: readonly { id: string; name: string }[];
  onDone(number: PhoneNumber): void;
  onCancel(): void;
}) {
  const { t } = useTranslation();
  const refresh = useRefreshNumbers();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: {
      phone_number: '',
      trunk_id: props.trunks[0]?.id ?? '',
      called_as: '',
      label: '',
      agent_id: '',
      fallback: '',
    },
    validate: { phone_number: (value) => (value.trim() === '' ? t('common.needed') : null) },
    fieldOf: (pointer) => (pointer.startsWith('/fallback') ? 'fallback' : null),
    async send({ called_as: calledAs, agent_id: agentId, fallback, ...values }) {
      const body = {
        ...values,
        called_as: calledAs.trim() || null,
        fallback: fallbackOf(fallback),
        ...(agentId !== '' && { agent_id: agentId }),
      };
      const number = await api.post('/api/phone-numbers/import', { body });
      await refresh();
      props.onDone(number);
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text size="sm">{t('numbers.kind_texts.trunk')}</Text>
        <NativeSelect
          label={t('numbers.trunk')}
          data={props.trunks.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps('trunk_id')}
        />
        <TextInput
          label={t('numbers.phone_number')}
          description={t('numbers.phone_number_hint')}
          type="tel"
          required
          {...form.getInputProps('phone_number')}
        />
        <AgentSelect {...form.getInputProps('agent_id')} />
        <TextInput
          label={t('numbers.label')}
          description={t('numbers.label_hint')}
          maxLength={120}
          {...form.getInputProps('label')}
        />
        <TextInput
          label={t('numbers.fallback')}
          description={t('numbers.fallback_hint')}
          type="tel"
          {...form.getInputProps('fallback')}
        />
        <TextInput
          label={t('numbers.called_as')}
          description={t('numbers.called_as_hint')}
          {...form.getInputProps('called_as')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('numbers.add')} onCancel={props.onCancel} />
      </Stack>
    </form>
  );
}
