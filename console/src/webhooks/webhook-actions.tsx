import { Button, Menu } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Pause, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { EndOfCallWebhook } from '../api/schemas.ts';
import { ActionsMenu } from '../parts/actions-menu.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { RotateDialog } from '../parts/rotate-dialog.tsx';
import { SecretDialog } from '../parts/secret-dialog.tsx';
import { EnableButton } from './enable-button.tsx';
import { TestButton } from './test-button.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { useRefreshWebhooks, webhookPath } from './webhook-queries.ts';

type Dialog = 'delete' | 'edit' | 'pause' | 'rotate';

/** Actions of a webhook: test, edit, enable or pause, rotate the secret, delete. */
export function WebhookActions({ webhook }: { webhook: EndOfCallWebhook }) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const icon = { size: 16, 'aria-hidden': true } as const;
  return (
    <>
      {!webhook.is_active && <EnableButton webhook={webhook} />}
      <TestButton webhookId={webhook.id} />
      <Button variant="default" leftSection={<Pencil {...icon} />} onClick={() => setDialog('edit')}>
        {t('webhooks.edit')}
      </Button>
      <ActionsMenu size="lg" label={t('webhooks.actions')}>
        <Menu.Item leftSection={<RefreshCw {...icon} />} onClick={() => setDialog('rotate')}>
          {t('webhooks.rotate')}
        </Menu.Item>
        {webhook.is_active && (
          <Menu.Item leftSection={<Pause {...icon} />} onClick={() => setDialog('pause')}>
            {t('webhooks.pause')}
          </Menu.Item>
        )}
        {webhook.source === 'account' && (
          <Menu.Item color="red" leftSection={<Trash2 {...icon} />} onClick={() => setDialog('delete')}>
            {t('common.delete')}
          </Menu.Item>
        )}
      </ActionsMenu>
      <WebhookDialogs webhook={webhook} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}

function WebhookDialogs(props: { webhook: EndOfCallWebhook; dialog: Dialog | null; onClose(): void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const refresh = useRefreshWebhooks();
  const [secret, setSecret] = useState<string | null>(null);
  const { webhook, dialog, onClose } = props;
  const path = { webhookId: webhook.id };

  async function rotate(overlapSeconds: number) {
    const body = { overlap_seconds: overlapSeconds };
    const rotated = await api.post(`${webhookPath}/rotate-secret`, { path, body });
    setSecret(rotated.secret);
    void refresh();
  }
  async function pause() {
    await api.patch(webhookPath, { path, body: { is_active: false } });
    notify(t('webhooks.paused'));
    await refresh();
  }
  async function remove() {
    await api.delete(webhookPath, { path });
    notify(t('webhooks.deleted'));
    await navigate({ to: '/webhooks' });
    void refresh();
  }
  return (
    <>
      <FormDialog isOpen={dialog === 'edit'} title={t('webhooks.edit_of')} size="xl" onClose={onClose}>
        <WebhookForm
          webhook={webhook}
          onCancel={onClose}
          onDone={() => {
            notify(t('webhooks.saved'));
            onClose();
          }}
        />
      </FormDialog>
      <RotateDialog
        isOpen={dialog === 'rotate'}
        title={t('webhooks.rotate_title')}
        confirmLabel={t('webhooks.rotate')}
        firstOverlap="86400"
        overlapLabel={t('webhooks.previous_secret')}
        run={rotate}
        onClose={onClose}
      >
        {t('webhooks.rotate_text')}
      </RotateDialog>
      <ConfirmDialog
        isOpen={dialog === 'pause'}
        title={t('webhooks.pause_title')}
        confirmLabel={t('webhooks.pause')}
        run={pause}
        onClose={onClose}
      >
        {t('webhooks.pause_text')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={dialog === 'delete'}
        title={t('webhooks.delete_title')}
        confirmLabel={t('common.delete')}
        isDangerous
        run={remove}
        onClose={onClose}
      >
        {t('webhooks.delete_text')}
      </ConfirmDialog>
      <SecretDialog
        title={t('webhooks.secret_title')}
        text={t('webhooks.secret_text')}
        secret={secret}
        onClose={() => setSecret(null)}
      />
    </>
  );
}
