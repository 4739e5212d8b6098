import '../start/texts.ts';
import './texts.ts';
import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExtractedBusiness, GeneratedAgent } from '../api/schemas.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Page } from '../parts/page.tsx';
import { DetailedForm } from './detailed-form.tsx';
import { DraftForm } from './draft-form.tsx';
import { FoundFacts } from './found-facts.tsx';
import { GuidedForm } from './guided-form.tsx';
import { WebsiteForm } from './website-form.tsx';

const ways = ['website', 'guided', 'detailed'] as const;
type Way = (typeof ways)[number];

/** An agent that was written, with the language it was written in. */
export interface WrittenDraft {
  agent: GeneratedAgent;
  language: string;
}

/** Creates an agent from a website or from wishes: it is written, shown, changed and then created. */
export function NewAgentPage() {
  const { t } = useTranslation();
  const [way, setWay] = useState<Way>('website');
  const [found, setFound] = useState<ExtractedBusiness | null>(null);
  const [draft, setDraft] = useState<WrittenDraft | null>(null);
  const isReading = way === 'website' && found === null;
  return (
    <Page
      title={t('new_agent.title')}
      description={t('new_agent.text')}
      before={<BackLink to="/start" label={t('start.title')} />}
      isNarrow
    >
      {draft === null ? null : <DraftForm draft={draft} onBack={() => setDraft(null)} />}
      {/* Hidden, not gone: what was typed is there when one comes back. */}
      <Stack gap="lg" display={draft === null ? undefined : 'none'}>
        <SegmentedControl
          className="ways"
          aria-label={t('new_agent.way')}
          value={way}
          onChange={(value) => setWay(value as Way)}
          data={ways.map((value) => ({ value, label: t(`new_agent.ways.${value}`) }))}
        />
        {isReading && <WebsiteForm onFound={setFound} />}
        {way === 'website' && found !== null && <FoundFacts found={found} />}
        {way === 'guided' && <GuidedForm onWritten={setDraft} />}
        {way !== 'guided' && !isReading && (
          <DetailedForm key={way} found={way === 'website' ? found : null} onWritten={setDraft} />
        )}
      </Stack>
    </Page>
  );
}
