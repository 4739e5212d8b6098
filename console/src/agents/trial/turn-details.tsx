import { Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TestChatReply } from '../../api/schemas.ts';
import { JsonBlock } from '../../parts/json-block.tsx';

/** All that led to a reply: tools with arguments and results, passages with their source, and latency. */
export function TurnDetails({ answer }: { answer: TestChatReply }) {
  const { t } = useTranslation();
  const { latency, tools, passages, path, is_unsure: isUnsure } = answer;
  return (
    <details className="trial-details">
      <summary>
        <Group gap={6} component="span" display="inline-flex">
          <Text size="xs" component="span" c="dimmed">
            {latency.first_word_ms === null
              ? t('agent_trial.details')
              : t('agent_trial.first_word', { ms: latency.first_word_ms })}
          </Text>
          {tools.map((tool, index) => (
            // A tool may be called several times in a turn.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Badge key={index} color={tool.is_error ? 'red' : 'blue'} size="sm">
              {tool.name}
            </Badge>
          ))}
          {passages.length > 0 && (
            <Badge color="gray" size="sm">
              {t('agent_trial.passages', { count: passages.length })}
            </Badge>
          )}
          {isUnsure && (
            <Badge color="yellow" size="sm">
              {t('agent_trial.unsure')}
            </Badge>
          )}
        </Group>
      </summary>
      <Stack gap="sm" mt="xs">
        <Text size="xs" c="dimmed">
          {t('agent_trial.latency', {
            total: latency.total_ms,
            retrieval: latency.retrieval_ms,
            model: latency.model_ms,
          })}
          {'. '}
          {t('agent_trial.model', { model: answer.model })}
        </Text>
        {path.length > 0 && <Text size="xs">{t('agent_trial.path', { path: path.join(' → ') })}</Text>}
        {tools.map((tool, index) => (
          // A tool may be called several times in a turn.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Stack key={index} gap={6}>
            <Text size="sm" fw={600}>
              {t('agent_trial.tool', { name: tool.name })}{' '}
              <Text span size="xs" c="dimmed">
                {tool.was_run ? t('agent_trial.tool_run', { ms: tool.duration_ms }) : t('agent_trial.tool_not_run')}
                {tool.is_error && ` · ${t('agent_trial.tool_failed')}`}
              </Text>
            </Text>
            <JsonBlock title={t('agent_trial.arguments')} value={tool.arguments} />
            {tool.was_run && <JsonBlock title={t('agent_trial.result')} value={tool.result} />}
          </Stack>
        ))}
        {passages.length === 0 && <Text size="sm">{t('agent_trial.no_passages')}</Text>}
        {passages.map((passage, index) => (
          // Passages have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div key={index}>
            <Text size="sm" fw={600}>
              {passage.url === null ? (
                passage.title
              ) : (
                <Anchor href={passage.url} target="_blank" rel="noreferrer" size="sm">
                  {passage.title}
                </Anchor>
              )}{' '}
              <Text span size="xs" c="dimmed">
                {t(`agent_trial.origins_${passage.origin}`)} ·{' '}
                {t('agent_trial.score', { score: passage.score.toFixed(2) })}
              </Text>
            </Text>
            <Text size="sm" className="passage" lineClamp={6}>
              {passage.text}
            </Text>
          </div>
        ))}
      </Stack>
    </details>
  );
}
