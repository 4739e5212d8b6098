import { Alert, Button, Group, Text } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './server-texts.ts';
import { api } from '../api/api.ts';
import type { MailServer } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Facts } from '../parts/facts.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { MailServerForm } from './mail-server-form.tsx';

const path = '/api/admin/mail-server';
const serverQuery = queryOptions({ queryKey: [path], queryFn: ({ signal }) => api.get(path, { signal }) });

/** Mail server of the installation: the one in use, and its form. */
export function MailServerCard() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(serverQuery);
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null);
  const close = () => setDialog(null);
  if (error) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  return (
    <Card
      title={t('mail_server.title')}
      text={t('mail_server.text')}
      aside={data && <Actions source={data.source} onChoose={setDialog} />}
    >
      {data && <ServerFacts mail={data} />}
      <FormDialog isOpen={dialog === 'edit'} title={t('mail_server.title')} size="lg" onClose={close}>
        <MailServerForm
          server={data?.server ?? null}
          onCancel={close}
          onDone={(saved) => {
            queryClient.setQueryData(serverQuery.queryKey, saved);
            // Sign-in, invitations and pages follow the mail server.
            void queryClient.invalidateQueries();
            notify(t('mail_server.saved'));
            close();
          }}
        />
      </FormDialog>
      <ConfirmDialog
        isOpen={dialog === 'remove'}
        title={t('mail_server.remove_title')}
        confirmLabel={t('mail_server.remove')}
        isDangerous
        run={async () => {
          await api.delete(path);
          notify(t('mail_server.removed'));
          await queryClient.invalidateQueries();
        }}
        onClose={close}
      >
        {t('mail_server.remove_text')}
      </ConfirmDialog>
    </Card>
  );
}

function Actions({ source, onChoose }: { source: MailServer['source']; onChoose(dialog: 'edit' | 'remove'): void }) {
  const { t } = useTranslation();
  if (source === 'environment') return null;
  if (source === null) return <Button onClick={() => onChoose('edit')}>{t('mail_server.set_up')}</Button>;
  return (
    <Group gap="xs">
      <Button variant="default" onClick={() => onChoose('edit')}>
        {t('mail_server.change')}
      </Button>
      <Button variant="subtle" color="red" onClick={() => onChoose('remove')}>
        {t('mail_server.remove')}
      </Button>
    </Group>
  );
}

function ServerFacts({ mail }: { mail: MailServer }) {
  const { t } = useTranslation();
  const { server } = mail;
  const isLocal = /^https?:\/\/(localhost|127\.|\[::1\])/.test(mail.link_base_url);
  if (!server) return <Text>{t('mail_server.none')}</Text>;
  return (
    <>
      {mail.source === 'environment' && (
        <Alert color="blue" className="readable-alert">
          {t('mail_server.by_environment')}
        </Alert>
      )}
      {isLocal && (
        <Alert color="yellow" className="readable-alert">
          {t('mail_server.links_local')}
        </Alert>
      )}
      <Facts
        facts={[
          [t('mail_server.server'), `${server.host}:${server.port}`],
          [t('mail_server.security'), t(`mail_server.securities.${server.security}`)],
          [t('mail_server.user'), server.user],
          [t('mail_server.sender'), `${server.from_name} <${server.from_address}>`],
          [t('mail_server.links'), mail.link_base_url],
          [t('mail_server.since'), mail.set_at && <Timestamp at={mail.set_at} />],
        ]}
      />
    </>
  );
}
