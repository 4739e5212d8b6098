import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../parts/card.tsx';
import { newLocalId } from '../parts/local-id.ts';
import type { CalendarFormType } from './calendar-form.tsx';

/** Days with hours of their own, such as holidays. */
export function ExceptionsInput({ form }: { form: CalendarFormType }) {
  const { t } = useTranslation();
  const { exceptions } = form.values;
  return (
    <Card title={t('calendar.exceptions')} text={t('calendar.exceptions_text')}>
      {exceptions.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('calendar.no_exceptions')}
        </Text>
      )}
      <Stack gap="xs">
        {exceptions.map(({ key, date }, index) => (
          <Group key={key} gap="sm" align="flex-end" wrap="nowrap">
            <TextInput
              type="date"
              label={t('calendar.date')}
              w={160}
              {...form.getInputProps(`exceptions.${index}.date`)}
            />
            <TextInput
              label={t('calendar.date_hours')}
              placeholder={t('calendar.closed_day')}
              autoComplete="off"
              flex={1}
              miw={0}
              {...form.getInputProps(`exceptions.${index}.hours`)}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('calendar.remove', { date: date || index + 1 })}
              onClick={() => form.removeListItem('exceptions', index)}
            >
              <Trash2 size={16} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
      </Stack>
      <Group>
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => form.insertListItem('exceptions', { key: newLocalId(), date: '', hours: '' })}
        >
          {t('calendar.add')}
        </Button>
      </Group>
    </Card>
  );
}
