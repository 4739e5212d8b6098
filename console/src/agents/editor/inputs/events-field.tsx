import { Checkbox, SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '../../../webhooks/texts.ts';
import { subscribableEvents } from '../../../webhooks/webhook-events.ts';
import type { InputProps } from './plain-inputs.tsx';

/** Events that are sent to the webhook of the agent. */
export function EventsField(props: InputProps<'events', readonly string[]>) {
  const { t } = useTranslation();
  const { label, hint, value, error, isReadOnly, onChange } = props;
  return (
    <Checkbox.Group
      label={label}
      description={hint}
      error={error}
      readOnly={isReadOnly}
      value={[...value]}
      onChange={onChange}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" mt="xs">
        {subscribableEvents.map((event) => (
          <Checkbox key={event} value={event} label={t(`webhooks.names.${event}`)} disabled={isReadOnly} />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  );
}
