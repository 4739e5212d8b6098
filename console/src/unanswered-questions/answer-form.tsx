import { Stack, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { UnansweredQuestion } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { questionsPath } from './question-states.ts';

const answerPath = '/api/unanswered-questions/{questionId}/answer';

/** Form of the answer to a question; it becomes a text of the agent's knowledge. */
export function AnswerForm({ question, onDone }: { question: UnansweredQuestion; onDone(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const needed = (text: string) => (text.trim() === '' ? t('common.needed') : null);
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { question: question.text, answer: '' },
    validate: { question: needed, answer: needed },
    async send(body) {
      await api.post(answerPath, { path: { questionId: question.id }, body });
      await queryClient.invalidateQueries({ queryKey: [questionsPath] });
      notify(t('questions.answer_added'));
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Textarea
          label={t('questions.question')}
          required
          autosize
          maxLength={300}
          {...form.getInputProps('question')}
        />
        <Textarea
          label={t('questions.answer')}
          description={t('questions.answer_hint', { agent: question.agent.name })}
          required
          autosize
          minRows={3}
          maxLength={5000}
          data-autofocus
          {...form.getInputProps('answer')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('questions.add_answer')} onCancel={onDone} />
      </Stack>
    </form>
  );
}
