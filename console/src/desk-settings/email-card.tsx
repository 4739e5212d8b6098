import { NumberInput, Radio, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { Card } from '../parts/card.tsx';
import { emailReplies, type SettingsDraft } from './settings-draft.ts';
import { textProps } from './text-props.ts';

/** Replies that are emailed to visitors who have left. */
export function EmailCard({ form }: { form: UseFormReturnType<SettingsDraft> }) {
  const { t } = useTranslation();
  return (
    <Card title={t('desk_settings.email')} text={t('desk_settings.email_text')}>
      <Stack>
        <Radio.Group label={t('desk_settings.email_replies')} {...form.getInputProps('email_replies')}>
          <Stack gap="xs" mt="xs">
            {emailReplies.map((choice) => (
              <Radio key={choice} value={choice} label={t(`desk_settings.email_choices.${choice}`)} />
            ))}
          </Stack>
        </Radio.Group>
        {form.values.email_replies !== 'off' && (
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <NumberInput
              label={t('desk_settings.email_after')}
              description={t('desk_settings.email_after_hint')}
              min={1}
              max={1440}
              allowDecimal={false}
              {...textProps(form.getInputProps('email_after_minutes'))}
            />
            <TextInput
              type="email"
              label={t('desk_settings.email_reply_to')}
              description={t('desk_settings.email_reply_to_hint')}
              {...form.getInputProps('email_reply_to')}
            />
          </SimpleGrid>
        )}
      </Stack>
    </Card>
  );
}
