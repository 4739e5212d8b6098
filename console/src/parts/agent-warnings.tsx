import { Alert, Stack, Text } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AgentWarning } from '../api/schemas.ts';

/** Warnings about settings of an agent that cannot take effect. */
export function AgentWarnings({ warnings }: { warnings: readonly AgentWarning[] }) {
  const { t } = useTranslation();
  if (warnings.length === 0) return null;
  return (
    <Alert color="yellow" icon={<TriangleAlert size={18} aria-hidden />} className="readable-alert">
      <Stack gap={6}>
        {warnings.map(({ code, path, provider, settings }) => (
          <Text key={path} size="sm">
            {t(`agent_warnings.${code}`, { provider, settings: settings.join(', ') })}
          </Text>
        ))}
      </Stack>
    </Alert>
  );
}
