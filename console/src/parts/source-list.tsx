import { Anchor, Text } from '@mantine/core';
import { distinctSources } from '@parley/contract/browser/distinct-sources';
import { useTranslation } from 'react-i18next';

/** Documents that an answer rests on, each with its passage as tooltip and a link to its page. Draws nothing for none. */
export function SourceList({
  sources,
}: {
  sources: readonly { id: string; title: string; url: string | null; text: string }[];
}) {
  const { t } = useTranslation();
  if (sources.length === 0) return null;
  return (
    <Text component="div" size="xs" c="dimmed" className="source-list">
      {t('common.sources')}{' '}
      {distinctSources(sources).map(({ id, title, url, text }, at) => (
        <span key={id} title={text}>
          {at > 0 && ' · '}
          {url === null ? (
            title
          ) : (
            <Anchor href={url} target="_blank" rel="noopener noreferrer" size="xs">
              {title}
            </Anchor>
          )}
        </span>
      ))}
    </Text>
  );
}
