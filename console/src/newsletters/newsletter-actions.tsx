import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Newsletter } from '../api/schemas.ts';
import { useSession } from '../api/session.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { hasUnsavedInput } from '../parts/unsaved-input.ts';
import { useServerForm } from '../parts/use-server-form.ts';
import { audienceQuery, newsletterPath, newsletterQuery, newslettersPath } from './newsletter-queries.ts';

/** Buttons of a saved draft: delete, test, send. */
export function NewsletterActions({ newsletter }: { newsletter: Newsletter }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'delete' | 'send' | 'test' | null>(null);
  const close = () => setDialog(null);
  // The server sends the saved draft.
  const openSaved = (wanted: 'send' | 'test') =>
    hasUnsavedInput() ? notify(t('newsletters.send_unsaved')) : setDialog(wanted);
  const path = { newsletterId: newsletter.id };
  async function send() {
    const sent = await api.post(`${newsletterPath}/send`, { path });
    queryClient.setQueryData(newsletterQuery(newsletter.id).queryKey, sent);
    await queryClient.invalidateQueries({ queryKey: [newslettersPath] });
    notify(t('newsletters.sent'));
  }
  async function remove() {
    await api.delete(newsletterPath, { path });
    notify(t('newsletters.deleted'));
    await navigate({ to: '/reseller/newsletters' });
    await queryClient.invalidateQueries({ queryKey: [newslettersPath] });
  }
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setDialog('delete')}>
        {t('newsletters.delete')}
      </Button>
      <Button variant="default" onClick={() => openSaved('test')}>
        {t('newsletters.test')}
      </Button>
      <Button onClick={() => openSaved('send')}>{t('newsletters.send')}</Button>
      <ConfirmDialog
        isOpen={dialog === 'delete'}
        title={t('newsletters.delete_title')}
        confirmLabel={t('newsletters.delete')}
        isDangerous
        run={remove}
        onClose={close}
      >
        {t('newsletters.delete_text')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={dialog === 'send'}
        title={t('newsletters.send_title')}
        confirmLabel={t('newsletters.send')}
        run={send}
        onClose={close}
      >
        <SendText />
      </ConfirmDialog>
      <FormDialog isOpen={dialog === 'test'} title={t('newsletters.test')} onClose={close}>
        <TestForm newsletterId={newsletter.id} onDone={close} />
      </FormDialog>
    </>
  );
}

/** To how many people it goes, and what keeps it from going. */
function SendText() {
  const { t } = useTranslation();
  const { data } = useQuery({ ...audienceQuery, staleTime: 0 });
  if (!data) return null;
  return (
    <Stack gap="xs">
      <Text>
        {data.recipients === 0
          ? t('newsletters.no_recipients')
          : t('newsletters.send_text', { people: data.recipients })}
      </Text>
      {data.obstacles.map((each) => (
        <Text key={each}>{t(`newsletters.obstacles.${each}`)}</Text>
      ))}
    </Stack>
  );
}

function TestForm({ newsletterId, onDone }: { newsletterId: string; onDone(): void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { form, onSubmit, isSending, fault } = useServerForm({
    isGuarded: false,
    initialValues: { to: user.email },
    async send({ to }) {
      await api.post(`${newsletterPath}/test`, { path: { newsletterId }, body: { to } });
      notify(t('newsletters.test_sent', { to }));
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput label={t('newsletters.test_to')} type="email" data-autofocus {...form.getInputProps('to')} />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('newsletters.test')} onCancel={onDone} />
      </Stack>
    </form>
  );
}
