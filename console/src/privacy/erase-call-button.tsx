import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './erasure-texts.ts';
import { api } from '../api/api.ts';
import { usePermission } from '../api/session.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { notify } from '../parts/notify.tsx';

/** Erases a call that is over, and leads to its certificate. Nothing without the permission. */
export function EraseCallButton({ callId, isLive = false }: { callId: string; isLive?: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const mayErase = usePermission('privacy:erase');
  const [isAsked, setAsked] = useState(false);
  if (!mayErase || isLive) return null;
  async function erase() {
    const certificate = await api.delete('/api/calls/{callId}', { path: { callId } });
    notify(t('erasure.call_erased_title'));
    await navigate({ to: '/privacy/certificates/$certificateId', params: { certificateId: certificate.id } });
    await queryClient.invalidateQueries();
  }
  return (
    <>
      <Button
        variant="default"
        c="var(--mantine-color-error)"
        leftSection={<Trash2 size={16} aria-hidden />}
        onClick={() => setAsked(true)}
      >
        {t('erasure.erase_call')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('erasure.confirm_call_title')}
        confirmLabel={t('erasure.erase_call')}
        isDangerous
        run={erase}
        onClose={() => setAsked(false)}
      >
        {t('erasure.confirm_call_text')}
      </ConfirmDialog>
    </>
  );
}
