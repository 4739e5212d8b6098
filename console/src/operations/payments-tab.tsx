import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './stripe-texts.ts';
import { api } from '../api/api.ts';
import type { StripeAccount } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { Facts } from '../parts/facts.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { StripeForm } from './stripe-form.tsx';

const path = '/api/admin/stripe';

/** Stripe account that takes card payments: of the environment, or entered here by a platform admin. */
export function PaymentsTab() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null);
  const { data } = useSuspenseQuery({ queryKey: [path], queryFn: ({ signal }) => api.get(path, { signal }) });
  const close = () => setDialog(null);
  return (
    <Card
      title={t('stripe.title')}
      text={t('stripe.text')}
      aside={<Actions source={data.source} onChoose={setDialog} />}
    >
      <AccountFacts account={data} />
      <FormDialog isOpen={dialog === 'edit'} title={t('stripe.title')} onClose={close}>
        <StripeForm
          account={data}
          onCancel={close}
          onDone={(saved) => {
            queryClient.setQueryData([path], saved);
            notify(t('stripe.saved'));
            close();
          }}
        />
      </FormDialog>
      <ConfirmDialog
        isOpen={dialog === 'remove'}
        title={t('stripe.remove_title')}
        confirmLabel={t('stripe.remove')}
        isDangerous
        run={async () => {
          await api.delete(path);
          await queryClient.invalidateQueries({ queryKey: [path] });
          notify(t('stripe.removed'));
        }}
        onClose={close}
      >
        {t('stripe.remove_text')}
      </ConfirmDialog>
    </Card>
  );
}

function Actions(props: { source: StripeAccount['source']; onChoose(dialog: 'edit' | 'remove'): void }) {
  const { t } = useTranslation();
  const { source, onChoose } = props;
  if (source === 'environment') return null;
  if (source === null) return <Button onClick={() => onChoose('edit')}>{t('stripe.set_up')}</Button>;
  return (
    <Group gap="xs">
      <Button variant="default" onClick={() => onChoose('edit')}>
        {t('stripe.change')}
      </Button>
      <Button variant="subtle" color="red" onClick={() => onChoose('remove')}>
        {t('stripe.remove')}
      </Button>
    </Group>
  );
}

function AccountFacts({ account }: { account: StripeAccount }) {
  const { t } = useTranslation();
  if (account.source === null) return <Text>{t('stripe.none')}</Text>;
  const webhookUrl = `${location.origin}${account.webhook_path}`;
  return (
    <Stack>
      {account.source === 'environment' && (
        <Alert color="blue" role="note" className="readable-alert">
          {t('stripe.by_environment')}
        </Alert>
      )}
      {!account.has_webhook_secret && (
        <Alert color="yellow" role="note" className="readable-alert">
          {t('stripe.no_webhook_secret')}
        </Alert>
      )}
      <Facts
        facts={[
          [t('stripe.key'), account.key_hint && <span className="mono">{`…${account.key_hint}`}</span>],
          [t('stripe.mode'), account.mode && t(`stripe.modes.${account.mode}`)],
          [t('stripe.webhook_secret'), t(account.has_webhook_secret ? 'stripe.stored' : 'stripe.missing')],
          [
            t('stripe.webhook_url'),
            <Group key="url" gap="xs">
              <span className="mono breaks">{webhookUrl}</span>
              <CopyButton text={webhookUrl} />
            </Group>,
          ],
          [t('stripe.since'), account.set_at && <Timestamp at={account.set_at} />],
        ]}
      />
    </Stack>
  );
}
