import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { usePermission } from '../api/session.ts';
import { growingListMs, useList } from '../api/use-list.ts';
import { VerificationLine } from './verification-line.tsx';

interface ConversationVerificationsProps {
  of: { call_id: string } | { session_id: string };
  /** Puts the lines under a title where there are any. */
  frame(title: string, lines: ReactNode): ReactNode;
}

/** Verifications of the person in a call or chat, the newest first. Nothing where none was started. */
export function ConversationVerifications({ of, frame }: ConversationVerificationsProps) {
  const { t } = useTranslation();
  const mayRead = usePermission('identity:read');
  const { rows = [] } = useList('/api/identity/verifications', of, {
    isEnabled: mayRead,
    refreshMs: growingListMs,
  });
  if (rows.length === 0) return null;
  return frame(
    t('identity.log'),
    <Stack gap="sm">
      {rows.map((each) => (
        <VerificationLine key={each.id} verification={each} />
      ))}
    </Stack>,
  );
}
