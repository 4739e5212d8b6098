import { ActionIcon, Button, Group, Input, Stack, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WidgetConfig } from '../api/schemas.ts';

type Questions = WidgetConfig['quick_questions'];

/** Buttons a visitor may press instead of writing: what each says, and what it sends. */
export function QuickQuestionsInput(props: {
  value: Questions;
  error?: React.ReactNode;
  onChange(next: Questions): void;
}) {
  const { t } = useTranslation();
  const { value, onChange } = props;
  const change = (index: number, more: Partial<Questions[number]>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...more } : one)));
  return (
    <Input.Wrapper
      label={t('widget.quick_questions')}
      description={t('widget.quick_questions_hint')}
      error={props.error}
      labelElement="div"
      role="group"
      aria-label={t('widget.quick_questions')}
    >
      <Stack gap={8} mt={6}>
        {value.map((question, index) => (
          <Group key={index} gap={8} wrap="nowrap">
            <TextInput
              flex={2}
              aria-label={t('widget.question_text', { number: index + 1 })}
              placeholder={t('widget.question_text_example')}
              maxLength={80}
              value={question.text}
              onChange={(event) => change(index, { text: event.currentTarget.value })}
            />
            <TextInput
              flex={3}
              aria-label={t('widget.question_message', { number: index + 1 })}
              placeholder={question.text || t('widget.question_message_example')}
              maxLength={500}
              value={question.message}
              onChange={(event) => change(index, { message: event.currentTarget.value })}
            />
            <ActionIcon
              aria-label={t('widget.remove_question', { number: index + 1 })}
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            >
              <X size={16} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<Plus size={14} aria-hidden />}
            onClick={() => onChange([...value, { text: '', message: '' }])}
          >
            {t('widget.add_question')}
          </Button>
        </div>
      </Stack>
    </Input.Wrapper>
  );
}
