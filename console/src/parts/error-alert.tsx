import { Alert, Button, Group } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { CopyButton } from './copy-button.tsx';
import { useErrorMessage } from './use-error-message.ts';

/** Says what went wrong, to screen readers at once, and offers another try where there is one. */
export function ErrorAlert({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  if (error === null || error === undefined) return null;
  const requestId = error instanceof ApiError && !isWhole(error) ? error.requestId : null;
  return (
    <ErrorText>
      <Group justify="space-between" gap="sm">
        <span>{errorMessage(error)}</span>
        {requestId !== null && <CopyButton text={requestId} label={t('faults.copy_id')} />}
        {onRetry && (
          <Button size="xs" variant="default" onClick={onRetry}>
            {t('common.try_again')}
          </Button>
        )}
      </Group>
    </ErrorText>
  );
}

/** True for a refusal whose words say all there is to do; of others the server's log says more. */
const isWhole = ({ isWorded, status }: ApiError) => isWorded && status < 500;

/** The same for words that are known already. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <Alert color="red" role="alert" icon={<CircleAlert size={18} aria-hidden />} className="readable-alert">
      {children}
    </Alert>
  );
}
