import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Invite } from '../api/schemas.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';

/** Revokes a pending invitation. */
export function InviteActions({ invite }: { invite: Invite }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  async function revoke() {
    await api.delete('/api/invites/{inviteId}', { path: { inviteId: invite.id } });
    await queryClient.invalidateQueries({ queryKey: ['/api/invites'] });
  }
  return (
    <>
      <Button
        variant="default"
        size="xs"
        onClick={() => setAsking(true)}
        aria-label={t('people.revoke_of', { email: invite.email })}
      >
        {t('people.revoke')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('people.revoke_title')}
        confirmLabel={t('people.revoke')}
        isDangerous
        run={revoke}
        onClose={() => setAsking(false)}
      >
        {t('people.revoke_text', { email: invite.email })}
      </ConfirmDialog>
    </>
  );
}
