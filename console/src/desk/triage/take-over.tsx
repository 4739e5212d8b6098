import { Button } from '@mantine/core';
import { Hand } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskChat } from '../../api/schemas.ts';
import { usePermission, useSession } from '../../api/session.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { useDesk } from '../use-desk.tsx';

/** For supervisors: takes a chat over from the operator who has it. */
export function TakeOver({ chat }: { chat: DeskChat }) {
  const { t } = useTranslation();
  const desk = useDesk();
  const { user } = useSession();
  const [isAsked, setAsked] = useState(false);
  const isSupervisor = usePermission('account:write');
  if (!isSupervisor || chat.operator === null) return null;
  return (
    <>
      <Button variant="default" leftSection={<Hand size={17} aria-hidden />} onClick={() => setAsked(true)}>
        {t('triage.take_over')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('triage.take_over_title', { name: chat.operator.name })}
        confirmLabel={t('triage.take_over')}
        run={() => desk.assign(chat.id, user.id)}
        onClose={() => setAsked(false)}
      >
        {t('triage.take_over_text')}
      </ConfirmDialog>
    </>
  );
}
