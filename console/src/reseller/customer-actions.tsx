import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Customer } from '../api/schemas.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { EnterForm } from './enter-form.tsx';
import { customersPath, useRefreshCustomers } from './reseller-queries.ts';
import { SuspendForm } from './suspend-form.tsx';
import { useReseller } from './use-reseller.ts';

/** Enters a customer's account, suspends it or resumes it, as the role of the reader allows. */
export function CustomerButtons({ customer, size }: { customer: Customer; size: 'sm' | 'xs' }) {
  const { t } = useTranslation();
  const { isAdmin, mayEnter } = useReseller();
  const refresh = useRefreshCustomers();
  const [asked, setAsked] = useState<'enter' | 'resume' | 'suspend' | null>(null);
  const close = () => setAsked(null);
  const { id, name } = customer;
  const isSuspended = customer.suspended_at !== null;
  const action = isSuspended ? 'resume' : 'suspend';
  async function resume() {
    await api.post(`${customersPath}/{customerId}/resume`, { path: { customerId: id } });
    await refresh();
    notify(t('reseller.resumed', { name }));
  }
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {mayEnter && !isSuspended && (
        <Button
          size={size}
          variant="default"
          aria-label={t('reseller.enter_of', { name })}
          onClick={() => setAsked('enter')}
        >
          {t('reseller.enter')}
        </Button>
      )}
      {isAdmin && (
        <Button
          size={size}
          variant="default"
          aria-label={t(`reseller.${action}_of`, { name })}
          onClick={() => setAsked(action)}
        >
          {t(`reseller.${action}`)}
        </Button>
      )}
      <FormDialog isOpen={asked === 'enter'} title={t('reseller.enter_title', { name })} onClose={close}>
        <EnterForm customer={customer} onCancel={close} />
      </FormDialog>
      <FormDialog isOpen={asked === 'suspend'} title={t('reseller.suspend_of', { name })} onClose={close}>
        <SuspendForm customer={customer} onDone={close} />
      </FormDialog>
      <ConfirmDialog
        isOpen={asked === 'resume'}
        title={t('reseller.resume_of', { name })}
        confirmLabel={t('reseller.resume')}
        run={resume}
        onClose={close}
      >
        {t('reseller.resume_text')}
      </ConfirmDialog>
    </Group>
  );
}
