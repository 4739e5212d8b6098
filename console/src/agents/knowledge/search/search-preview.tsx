import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/api.ts';
import type { KnowledgeSearchAnswer } from '../../../api/schemas.ts';
import { usePermission } from '../../../api/session.ts';
import { Card } from '../../../parts/card.tsx';
import { ErrorAlert } from '../../../parts/error-alert.tsx';
import { IndexState } from './index-state.tsx';
import { SearchHit } from './search-hit.tsx';

const searchPath = '/api/agents/{agentId}/knowledge-base/search';
/** Hits shown, with those that the agent is not given. */
const shownHits = 10;

/** Search of an agent's knowledge as its conversations do it, with the reasons of each hit. */
export function SearchPreview({ agentId }: { agentId: string }) {
  const { t } = useTranslation();
  const mayWrite = usePermission('kb:write');
  const [query, setQuery] = useState('');
  const [isSearching, setSearching] = useState(false);
  const [answer, setAnswer] = useState<KnowledgeSearchAnswer | null>(null);
  const [error, setError] = useState<unknown>(null);

  async function search(): Promise<void> {
    if (query.trim() === '') return;
    setSearching(true);
    setError(null);
    try {
      const body = { query, top_k: shownHits, min_score: 0 };
      setAnswer(await api.post(searchPath, { path: { agentId }, body }));
    } catch (cause) {
      setError(cause);
    } finally {
      setSearching(false);
    }
  }

  return (
    <Card
      title={t('knowledge.search.title')}
      text={t('knowledge.search.text')}
      aside={<IndexState agentId={agentId} mayWrite={mayWrite} />}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void search();
        }}
      >
        <TextInput
          label={t('knowledge.search.question')}
          placeholder={t('knowledge.search.placeholder')}
          maxLength={2000}
          autoComplete="off"
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          rightSectionWidth={100}
          rightSection={
            <Button type="submit" size="compact-sm" loading={isSearching}>
              {t('knowledge.search.submit')}
            </Button>
          }
        />
      </form>
      {error !== null && <ErrorAlert error={error} onRetry={() => void search()} />}
      <div aria-live="polite">
        {answer !== null && (
          <Hits agentId={agentId} answer={answer} mayWrite={mayWrite} onChanged={() => void search()} />
        )}
      </div>
    </Card>
  );
}

function Hits(props: { agentId: string; answer: KnowledgeSearchAnswer; mayWrite: boolean; onChanged(): void }) {
  const { t } = useTranslation();
  const { answer, ...given } = props;
  const count = answer.hits.filter(({ is_given: isGiven }) => isGiven).length;
  const found = count === 0 ? t('knowledge.search.given_none') : t('knowledge.search.given_count', { count });
  const summary = answer.searched_by === 'nothing' ? t('knowledge.search.empty') : found;
  return (
    <Stack gap="md">
      <Text size="sm">{summary}</Text>
      {answer.searched_by === 'full_text' && <Text size="sm">{t('knowledge.search.by_full_text')}</Text>}
      {answer.hits.map((hit) => (
        <SearchHit key={hit.chunk_id} hit={hit} {...given} />
      ))}
    </Stack>
  );
}
