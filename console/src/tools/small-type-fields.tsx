import { Checkbox, Group, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import type { ToolType } from '@parley/contract/resources/tool';
import { useTranslation } from 'react-i18next';
import { Card } from '../parts/card.tsx';
import { HandoffFields } from './handoff-fields.tsx';
import type { ToolFormHandle } from './tool-form-type.ts';

/** Settings of types without an external service; nothing for the others. */
export function SmallTypeFields({ type, form }: { type: ToolType; form: ToolFormHandle }) {
  const { t } = useTranslation();
  switch (type) {
    case 'client':
      return (
        <Card title={t('tool_types.client')} text={t('tool_form.client_text')}>
          <Switch label={t('tool_form.client_waits')} {...form.getInputProps('client.waits', { type: 'checkbox' })} />
        </Card>
      );
    case 'transfer':
      return (
        <Card title={t('tool_types.transfer')}>
          <TagsInput
            label={t('tool_form.transfer_targets')}
            description={t('tool_form.transfer_targets_hint')}
            {...form.getInputProps('transfer.targets')}
          />
        </Card>
      );
    case 'end_call':
      return (
        <Card title={t('tool_types.end_call')}>
          <TextInput
            label={t('tool_form.end_call_message')}
            placeholder={t('tool_form.end_call_placeholder')}
            {...form.getInputProps('end_call.message')}
          />
        </Card>
      );
    case 'sms':
      return (
        <Card title={t('tool_types.sms')}>
          <TextInput
            label={t('tool_form.sms_from')}
            description={t('tool_form.sms_from_hint')}
            type="tel"
            autoComplete="off"
            {...form.getInputProps('sms.from_number')}
          />
          <Textarea
            label={t('tool_form.sms_text')}
            description={t('tool_form.sms_text_hint', { example: '{{name}}' })}
            autosize
            minRows={2}
            {...form.getInputProps('sms.text')}
          />
        </Card>
      );
    case 'handoff':
      return <HandoffFields form={form} />;
    case 'booking':
      return (
        <Card title={t('tool_types.booking')} text={t('tool_form.booking_text')}>
          <Checkbox.Group label={t('tool_form.booking_actions')} {...form.getInputProps('booking.actions')}>
            <Group mt="xs">
              {(['find', 'book', 'move', 'cancel'] as const).map((action) => (
                <Checkbox key={action} value={action} label={t(`tool_form.booking_${action}`)} />
              ))}
            </Group>
          </Checkbox.Group>
        </Card>
      );
    default:
      return null;
  }
}
