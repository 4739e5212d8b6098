import { Badge, Button, Group, Paper, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnowledgeHit } from '../../../api/schemas.ts';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { QuestionsForm } from './questions-form.tsx';

/** A passage found, with its source and why it was found. */
export function SearchHit(props: { agentId: string; hit: KnowledgeHit; mayWrite: boolean; onChanged(): void }) {
  const { t } = useTranslation();
  const { agentId, hit, mayWrite, onChanged } = props;
  const [isEditing, setEditing] = useState(false);
  return (
    <Paper component="article" withBorder p="md">
      <Group gap="sm" mb={4}>
        <Badge color={hit.is_given ? 'green' : 'gray'}>
          {t(hit.is_given ? 'knowledge.search.given' : 'knowledge.search.not_given')}
        </Badge>
        <Text size="sm">{t('knowledge.search.score', { percent: Math.round(hit.score * 100) })}</Text>
        <Link
          to="/agents/$agentId/knowledge/$fileId"
          params={{ agentId, fileId: hit.file_id }}
          className="row-link breakable"
        >
          {hit.file_name}
        </Link>
      </Group>
      {hit.heading_path.length > 0 && (
        <Text fw={600} size="sm">
          {hit.heading_path.join(' › ')}
        </Text>
      )}
      <Text size="sm" className="passage">
        {hit.text}
      </Text>
      <Text size="xs" c="dimmed" mt={6}>
        {useReasons(hit).join(' · ')}
      </Text>
      {hit.questions.length > 0 && (
        <Text size="xs" c="dimmed">
          {t('knowledge.questions', { questions: hit.questions.join(' ') })}
        </Text>
      )}
      {mayWrite && (
        <Button variant="subtle" size="compact-sm" mt={6} onClick={() => setEditing(true)}>
          {t('knowledge.search.edit_questions')}
        </Button>
      )}
      <FormDialog
        isOpen={isEditing}
        title={t('knowledge.search.edit_questions')}
        size="lg"
        onClose={() => setEditing(false)}
      >
        <QuestionsForm
          agentId={agentId}
          hit={hit}
          onCancel={() => setEditing(false)}
          onDone={() => {
            setEditing(false);
            onChanged();
          }}
        />
      </FormDialog>
    </Paper>
  );
}

/** Reasons why a passage was found, strongest parts in percent of the best passage. */
function useReasons({ matched_words: words, matched_fields: fields, parts }: KnowledgeHit): string[] {
  const { t } = useTranslation();
  const percent = (value: number) => Math.round(value * 100);
  const reasons = [
    words.length > 0 && t('knowledge.search.words', { words: words.join(', '), percent: percent(parts.words) }),
    fields.length > 0 &&
      t('knowledge.search.fields', { fields: fields.map((field) => t(`knowledge.search.field.${field}`)).join(', ') }),
    parts.character_sequences > 0 &&
      t('knowledge.search.character_sequences', { percent: percent(parts.character_sequences) }),
    parts.synonyms > 0 && t('knowledge.search.synonyms', { percent: percent(parts.synonyms) }),
    parts.embedding !== null && t('knowledge.search.embedding', { percent: percent(parts.embedding) }),
  ];
  return reasons.filter((reason) => reason !== false);
}
