import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Check, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';

/** Diagnoses a recording on request and shows its checks, up to the first that fails. */
export function RecordingDiagnosis({ callId }: { callId: string }) {
  const { t } = useTranslation();
  const diagnosis = useMutation({
    mutationFn: () => api.get('/api/calls/{callId}/recording/diagnose', { path: { callId } }),
  });
  return (
    <Stack gap="sm" align="flex-start">
      <Button variant="default" loading={diagnosis.isPending} onClick={() => diagnosis.mutate()}>
        {t('call.diagnose')}
      </Button>
      <ErrorAlert error={diagnosis.error} />
      {diagnosis.data && (
        <Alert
          color={diagnosis.data.verdict === 'available' ? 'green' : 'yellow'}
          role="status"
          className="readable-alert"
        >
          <Text size="sm" fw={600}>
            {t('call.diagnosis')}
          </Text>
          <Text size="sm" mb="xs">
            {t(`call.verdicts.${diagnosis.data.verdict}`)}
          </Text>
          <Stack gap={4}>
            {diagnosis.data.checks.map(({ check, ok, detail }) => (
              <Group key={check} gap="xs" wrap="nowrap" align="flex-start" title={detail}>
                {ok ? (
                  <Check size={18} aria-label={t('call.check_ok')} color="var(--mantine-color-green-7)" />
                ) : (
                  <CircleAlert size={18} aria-label={t('call.check_failed')} color="var(--mantine-color-red-7)" />
                )}
                <Text size="sm">{t(`call.checks.${check}`)}</Text>
              </Group>
            ))}
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}
