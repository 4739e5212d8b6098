import { Alert, Button, Group } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFaultWords } from './use-fault-words.ts';

/** Says what went wrong, to screen readers at once, and offers another try where there is one. */
export function FaultNote({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation();
  const words = useFaultWords();
  if (error === null || error === undefined) return null;
  return (
    <FaultText>
      <Group justify="space-between" gap="sm">
        {words(error)}
        {onRetry && (
          <Button size="xs" variant="default" onClick={onRetry}>
            {t('common.try_again')}
          </Button>
        )}
      </Group>
    </FaultText>
  );
}

/** The same for words that are known already. */
export function FaultText({ children }: { children: ReactNode }) {
  return (
    <Alert color="red" role="alert" icon={<CircleAlert size={18} aria-hidden />} className="readable-alert">
      {children}
    </Alert>
  );
}
