import { Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { IdentityVerification } from '../api/schemas.ts';
import { ActionsMenu } from '../parts/actions-menu.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { notify } from '../parts/notify.tsx';

/** Menu of a verification: makes it anonymous, then opens the certificate of it. */
export function VerificationActions({ verification: { id, state } }: { verification: IdentityVerification }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  async function anonymize() {
    const { certificate_id } = await api.post('/api/identity/verifications/{verificationId}/anonymize', {
      path: { verificationId: id },
    });
    notify(t('identity.anonymized'));
    await queryClient.invalidateQueries({ queryKey: ['/api/identity/verifications'] });
    await navigate({ to: '/privacy/certificates/$certificateId', params: { certificateId: certificate_id } });
  }
  return (
    <>
      <ActionsMenu label={t('identity.actions')}>
        <Menu.Item
          leftSection={<EyeOff size={16} aria-hidden />}
          disabled={state === 'pending'}
          onClick={() => setAsking(true)}
        >
          {t('identity.anonymize')}
        </Menu.Item>
      </ActionsMenu>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('identity.anonymize_title')}
        confirmLabel={t('identity.anonymize')}
        isDangerous
        run={anonymize}
        onClose={() => setAsking(false)}
      >
        {t('identity.anonymize_text')}
      </ConfirmDialog>
    </>
  );
}
