import { ActionIcon, Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { newPrice, newQuestion, type ProfileDraft } from './profile-draft.ts';

type ProfileForm = UseFormReturnType<ProfileDraft>;

/** Prices as rows of a name and a price. */
export function PriceRows({ form }: { form: ProfileForm }) {
  const { t } = useTranslation();
  return (
    <Stack gap="sm">
      {form.values.prices.map(({ id }, index) => (
        <div key={id} className="fact-row">
          <TextInput
            aria-label={t('start.price_name')}
            placeholder={t('start.price_name')}
            maxLength={100}
            {...form.getInputProps(`prices.${index}.name`)}
          />
          <TextInput
            aria-label={t('start.price')}
            placeholder={t('start.price')}
            maxLength={60}
            {...form.getInputProps(`prices.${index}.price`)}
          />
          <RemoveRow
            label={t('start.remove_price', { number: index + 1 })}
            onRemove={() => form.removeListItem('prices', index)}
          />
        </div>
      ))}
      <AddRow label={t('start.add_price')} onAdd={() => form.insertListItem('prices', newPrice())} />
    </Stack>
  );
}

/** Questions with their answers as rows. */
export function QuestionRows({ form }: { form: ProfileForm }) {
  const { t } = useTranslation();
  return (
    <Stack gap="sm">
      {form.values.questions.map(({ id }, index) => (
        <div key={id} className="fact-row question-row">
          <TextInput
            aria-label={t('start.question')}
            placeholder={t('start.question')}
            maxLength={300}
            {...form.getInputProps(`questions.${index}.question`)}
          />
          <Textarea
            aria-label={t('start.answer')}
            placeholder={t('start.answer')}
            autosize
            minRows={1}
            maxLength={1000}
            {...form.getInputProps(`questions.${index}.answer`)}
          />
          <RemoveRow
            label={t('start.remove_question', { number: index + 1 })}
            onRemove={() => form.removeListItem('questions', index)}
          />
        </div>
      ))}
      <AddRow label={t('start.add_question')} onAdd={() => form.insertListItem('questions', newQuestion())} />
    </Stack>
  );
}

function RemoveRow({ label, onRemove }: { label: string; onRemove(): void }) {
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={onRemove}>
      <Trash2 size={16} aria-hidden />
    </ActionIcon>
  );
}

function AddRow({ label, onAdd }: { label: string; onAdd(): void }) {
  return (
    <Group>
      <Button variant="default" size="xs" leftSection={<Plus size={14} aria-hidden />} onClick={onAdd}>
        {label}
      </Button>
    </Group>
  );
}
