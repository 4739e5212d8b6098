import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './erasure-texts.ts';
import { api } from '../api/api.ts';
import type { DeletionCertificate } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { ErasureOutcome } from './erasure-outcome.tsx';

/** Erases a person by phone number, after the number was typed twice. */
export function EraseTab() {
  const { t } = useTranslation();
  const [number, setNumber] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [outcome, setOutcome] = useState<DeletionCertificate | null>(null);
  const wanted = number.trim();
  return (
    <Card title={t('erasure.person_title')} text={t('erasure.person_text')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setOutcome(null);
          if (wanted !== '') setAsked(true);
        }}
      >
        <Group align="flex-end" gap="sm">
          <TextInput
            label={t('erasure.phone_number')}
            description={t('erasure.phone_hint')}
            type="tel"
            autoComplete="off"
            maxLength={200}
            w={320}
            maw="100%"
            value={number}
            onChange={(event) => setNumber(event.currentTarget.value)}
          />
          <Button type="submit" color="red.8" disabled={wanted === ''}>
            {t('erasure.continue')}
          </Button>
        </Group>
      </form>
      {outcome && <ErasureOutcome certificate={outcome} />}
      <FormDialog
        isOpen={isAsked}
        title={t('erasure.confirm_person_title', { number: wanted })}
        onClose={() => setAsked(false)}
      >
        <ConfirmPerson
          number={wanted}
          onCancel={() => setAsked(false)}
          onErased={(certificate) => {
            setAsked(false);
            setNumber('');
            setOutcome(certificate);
          }}
        />
      </FormDialog>
    </Card>
  );
}

interface ConfirmPersonProps {
  number: string;
  onCancel(): void;
  onErased(certificate: DeletionCertificate): void;
}

function ConfirmPerson({ number, onCancel, onErased }: ConfirmPersonProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, onSubmit, isSending, fault } = useServerForm({
    isGuarded: false,
    initialValues: { typed: '' },
    validate: { typed: (typed) => (typed.trim() === number ? null : t('erasure.type_mismatch')) },
    async send() {
      const certificate = await api.delete('/api/calls/erase/by-subject', { query: { phone_number: number } });
      await queryClient.invalidateQueries();
      onErased(certificate);
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text>{t('erasure.confirm_person_text')}</Text>
        <TextInput
          label={t('erasure.type_number')}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('typed')}
        />
        <FormActions
          fault={fault}
          isSending={isSending}
          submitLabel={t('erasure.confirm_person')}
          isDangerous
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}
