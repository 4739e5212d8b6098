import { Badge, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EndOfCallWebhook } from '../api/schemas.ts';
import { Timestamp } from '../parts/timestamp.tsx';

const colors = { active: 'green', failing: 'red', inactive: 'gray', disabled: 'red' } as const;

/** State of a webhook with its failures and missed events. */
export function WebhookState({ webhook }: { webhook: EndOfCallWebhook }) {
  const { t } = useTranslation();
  const { state, failing_since: failingSince, disabled_reason: reason, missed_deliveries: missed } = webhook;
  return (
    <Stack gap={2} align="flex-start">
      <Badge color={colors[state]}>{t(`webhooks.states.${state}`)}</Badge>
      {state === 'failing' && failingSince !== null && (
        <Text size="xs" c="dimmed">
          {t('webhooks.failing_since')} <Timestamp at={failingSince} />
        </Text>
      )}
      {state === 'disabled' && reason !== null && (
        <Text size="xs" c="dimmed">
          {t(`webhooks.disabled_reasons.${reason}`)}
        </Text>
      )}
      {missed > 0 && (
        <Text size="xs" c="dimmed">
          {t('webhooks.missed', { count: missed })}
        </Text>
      )}
    </Stack>
  );
}
