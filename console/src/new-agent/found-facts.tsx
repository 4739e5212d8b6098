import { Anchor, List, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ExtractedBusiness } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';

const shownMax = 12;

interface Row {
  text: string;
  url: string;
}

/** Facts found on a website, each with the page it stands on. */
export function FoundFacts({ found }: { found: ExtractedBusiness }) {
  const { t, i18n } = useTranslation();
  const dayName = (day: number) => (day > 7 ? t('new_agent.public_holidays') : weekdayName(day, i18n.language));
  const value = ({ value: text, url }: { value: string; url: string }): Row => ({ text, url });
  const kinds = {
    phones: found.phones.map(value),
    emails: found.emails.map(value),
    addresses: found.addresses.map(value),
    hours: found.hours.map(({ days: on, opens, closes, url }) => ({
      text: `${on.map(dayName).join(', ')}: ${opens === null ? t('new_agent.closed') : `${opens}–${closes}`}`,
      url,
    })),
    services: found.services.map(value),
    prices: found.prices.map(({ name, price, url }) => ({ text: `${name}: ${price}`, url })),
    questions: found.questions.map(({ question, url }) => ({ text: question, url })),
  };
  const filled = (Object.keys(kinds) as (keyof typeof kinds)[]).filter((kind) => kinds[kind].length > 0);
  const skipped = found.pages.filter(({ state }) => state === 'skipped');
  return (
    <Card title={t('new_agent.found')} text={t(filled.length > 0 ? 'new_agent.found_text' : 'new_agent.nothing')}>
      {filled.map((kind) => (
        <Stack key={kind} gap={4}>
          <Title order={3} size="h5">
            {t(`new_agent.kinds.${kind}`)}
          </Title>
          <List size="sm" listStyleType="none">
            {kinds[kind].slice(0, shownMax).map(({ text, url }) => (
              <List.Item key={`${text} ${url}`}>
                {text} <Source url={url} />
              </List.Item>
            ))}
          </List>
        </Stack>
      ))}
      {skipped.length > 0 && (
        <details>
          <summary>{t('new_agent.skipped', { count: skipped.length })}</summary>
          <List size="sm" mt="xs">
            {skipped.slice(0, 50).map(({ url, message }) => (
              <List.Item key={url}>
                <span className="mono">{pathOf(url)}</span>: {message}
              </List.Item>
            ))}
          </List>
        </details>
      )}
    </Card>
  );
}

/** Short name of an ISO weekday. */
function weekdayName(day: number, language: string): string {
  // 1 January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, day));
  return new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(date);
}

function Source({ url }: { url: string }) {
  return (
    <Text span size="xs" c="dimmed">
      <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit c="dimmed" underline="always">
        {pathOf(url)}
      </Anchor>
    </Text>
  );
}

function pathOf(url: string): string {
  const { host, pathname, search } = new URL(url);
  return pathname === '/' && search === '' ? host : pathname + search;
}
