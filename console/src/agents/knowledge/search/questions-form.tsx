import { Stack, Text, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/api.ts';
import type { KnowledgeHit } from '../../../api/schemas.ts';
import { FormActions } from '../../../parts/form-actions.tsx';
import { notify } from '../../../parts/notify.tsx';
import { useServerForm } from '../../../parts/use-server-form.ts';
import { useRefreshKnowledge } from '../knowledge-queries.ts';

const chunkPath = '/api/agents/{agentId}/knowledge-base/chunks/{chunkId}';

/** Form of the questions that a passage answers, one a line. */
export function QuestionsForm(props: { agentId: string; hit: KnowledgeHit; onDone(): void; onCancel(): void }) {
  const { t } = useTranslation();
  const refresh = useRefreshKnowledge();
  const { agentId, hit, onDone } = props;
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { questions: hit.questions.join('\n') },
    fieldOf: () => 'questions',
    async send({ questions: written }) {
      const questions = written
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
      await api.patch(chunkPath, { path: { agentId, chunkId: hit.chunk_id }, body: { questions } });
      await refresh();
      notify(t('knowledge.saved'));
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text size="sm" className="passage">
          {hit.text}
        </Text>
        <Textarea
          label={t('knowledge.search.questions')}
          description={t('knowledge.search.questions_hint')}
          autosize
          minRows={4}
          maxRows={20}
          data-autofocus
          {...form.getInputProps('questions')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} onCancel={props.onCancel} />
      </Stack>
    </form>
  );
}
