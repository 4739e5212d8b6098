import './texts.ts';
import { Badge, Button, Group, List, Modal, Stack, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { RefinedPrompt } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

/** Suggests changes of an agent's instructions, shows each, and hands the refined text back. */
export function RefineDialog(props: {
  agentId: string;
  prompt: string;
  onClose(): void;
  onAccept(prompt: string): void;
}) {
  const { t } = useTranslation();
  const [refined, setRefined] = useState<RefinedPrompt | null>(null);
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { instructions: '' },
    describe: ({ code }) => (code === 'model_failed' ? t('new_agent.model_failed') : null),
    async send({ instructions }) {
      const body = { prompt: props.prompt, instructions, agentId: props.agentId };
      setRefined(await api.post('/api/ai-tools/refine-prompt', { body }));
    },
  });
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={t('refine.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="md">
        <Text c="dimmed" size="sm">
          {t('refine.text')}
        </Text>
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="md">
            <Textarea
              label={t('refine.wishes')}
              description={t('refine.wishes_hint')}
              autosize
              minRows={2}
              {...form.getInputProps('instructions')}
            />
            <FormActions fault={fault} isSending={isSending} submitLabel={t('refine.start')} />
          </Stack>
        </form>
        {refined !== null && <Changes refined={refined} />}
        {refined !== null && refined.changes.length > 0 && (
          <Group justify="flex-end">
            <Button onClick={() => props.onAccept(refined.prompt)}>{t('refine.accept')}</Button>
          </Group>
        )}
      </Stack>
    </Modal>
  );
}

const colors = { added: 'green', removed: 'red', changed: 'blue' } as const;

function Changes({ refined }: { refined: RefinedPrompt }) {
  const { t } = useTranslation();
  return (
    <Stack gap="sm" role="status">
      <Title order={3} size="h5">
        {t('refine.changes')}
      </Title>
      {refined.changes.length === 0 && <Text>{t('refine.none')}</Text>}
      {refined.changes.map(({ kind, before, after, reason, note }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <Stack key={at} gap={4}>
          <Group gap="xs">
            <Badge color={colors[kind]}>{t(`refine.kinds.${kind}`)}</Badge>
            <Text size="sm">{note === '' ? t(`refine.reasons.${reason}`) : note}</Text>
          </Group>
          {before !== '' && (
            <Text component="del" size="sm" c="dimmed" style={{ whiteSpace: 'pre-line' }}>
              {before}
            </Text>
          )}
          {after !== '' && (
            <Text component="ins" size="sm" td="none" style={{ whiteSpace: 'pre-line' }}>
              {after}
            </Text>
          )}
        </Stack>
      ))}
      {refined.hints.length > 0 && (
        <List size="sm">
          {refined.hints.map(({ hint, text }) => (
            <List.Item key={hint + text}>{t(`refine.hints.${hint}`, { text })}</List.Item>
          ))}
        </List>
      )}
    </Stack>
  );
}
