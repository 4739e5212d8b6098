import { Alert, Button, Group } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from './use-error-message.ts';

/** Says what went wrong, to screen readers at once, and offers another try where there is one. */
export function ErrorAlert({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  if (error === null || error === undefined) return null;
  return (
    <ErrorText>
      <Group justify="space-between" gap="sm">
        {errorMessage(error)}
        {onRetry && (
          <Button size="xs" variant="default" onClick={onRetry}>
            {t('common.try_again')}
          </Button>
        )}
      </Group>
    </ErrorText>
  );
}

/** The same for words that are known already. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <Alert color="red" role="alert" icon={<CircleAlert size={18} aria-hidden />} className="readable-alert">
      {children}
    </Alert>
  );
}
