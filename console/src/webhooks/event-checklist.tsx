import { Checkbox, Group, Input, SimpleGrid, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { eventGroups, eventsOf, type WebhookEvent } from './webhook-events.ts';

/** Events of a webhook, by what they are about. */
export function EventChecklist(props: {
  value: readonly WebhookEvent[];
  error?: string | undefined;
  isDisabled: boolean;
  onChange(events: WebhookEvent[]): void;
}) {
  const { t } = useTranslation();
  return (
    <fieldset className="plain-fieldset">
      <Group mb="xs">
        <Text component="legend" fw={550} size="sm">
          {t('webhooks.events')}{' '}
          <span aria-hidden className="required">
            *
          </span>
        </Text>
      </Group>
      {props.error && <Input.Error mb="xs">{props.error}</Input.Error>}
      <Checkbox.Group value={[...props.value]} onChange={(chosen) => props.onChange(chosen as WebhookEvent[])}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
          {eventGroups.map((group) => (
            <div key={group} role="group" aria-labelledby={`events-${group}`}>
              <Text id={`events-${group}`} size="sm" fw={600} mb={4}>
                {t(`webhooks.groups.${group}`)}
              </Text>
              {eventsOf(group).map((event) => (
                <Checkbox
                  key={event}
                  value={event}
                  size="sm"
                  mb={4}
                  disabled={props.isDisabled}
                  label={t(`webhooks.names.${event}`)}
                />
              ))}
            </div>
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    </fieldset>
  );
}
