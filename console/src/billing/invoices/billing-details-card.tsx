import { Button, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { BillingDetails } from '../../api/schemas.ts';
import { usePermission } from '../../api/session.ts';
import { Card } from '../../parts/card.tsx';
import { FormActions } from '../../parts/form-actions.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { notify } from '../../parts/notify.tsx';
import { useServerForm } from '../../parts/use-server-form.ts';
import { detailsQuery } from './invoice-queries.ts';
import { type PartyDraft, PartyFields, partyDraftOf, partyFieldOf, partyOf } from './party-fields.tsx';
import { PartyText } from './party-text.tsx';

/** Name, address and VAT number of the account on invoices. */
export function BillingDetailsCard() {
  const { t } = useTranslation();
  const mayWrite = usePermission('billing:write');
  const [isEditing, setEditing] = useState(false);
  const { details } = useSuspenseQuery(detailsQuery).data;
  const label = t(details ? 'invoices.edit_details' : 'invoices.enter_details');
  return (
    <Card
      title={t('invoices.details')}
      text={t('invoices.details_text')}
      aside={
        mayWrite && (
          <Button variant="default" onClick={() => setEditing(true)}>
            {label}
          </Button>
        )
      }
    >
      {details ? <PartyText party={details} /> : <Text c="dimmed">{t('invoices.details_missing')}</Text>}
      <FormDialog isOpen={isEditing} title={label} onClose={() => setEditing(false)}>
        <DetailsForm details={details} onDone={() => setEditing(false)} />
      </FormDialog>
    </Card>
  );
}

type DetailsDraft = PartyDraft & { reference: string };

function DetailsForm({ details, onDone }: { details: BillingDetails | null; onDone(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, onSubmit, isSending, fault } = useServerForm<DetailsDraft>({
    initialValues: { ...partyDraftOf(details), reference: details?.reference ?? '' },
    fieldOf: partyFieldOf,
    async send(draft) {
      await api.put('/api/billing/details', { body: { ...partyOf(draft), reference: draft.reference } });
      notify(t('invoices.saved'));
      await queryClient.invalidateQueries({ queryKey: detailsQuery.queryKey });
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <PartyFields form={form as unknown as UseFormReturnType<PartyDraft>} />
        <TextInput
          label={t('invoices.your_reference')}
          description={t('invoices.your_reference_hint')}
          {...form.getInputProps('reference')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} onCancel={onDone} />
      </Stack>
    </form>
  );
}
