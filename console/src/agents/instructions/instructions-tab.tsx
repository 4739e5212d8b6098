import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../api/session.ts';
import { RefineDialog } from '../../new-agent/refine-dialog.tsx';
import { Card } from '../../parts/card.tsx';
import { useAgentDraft, useDraftConfig, useDraftField } from '../draft/draft-context.tsx';
import { jumpTo } from './jump-to.ts';
import './instructions.css';
import { Outline } from './outline.tsx';
import { sectionsOf, variablesOf } from './sections.ts';

/** Longest instructions that the API accepts. Unit: characters. */
const promptMax = 100_000;

/** Greeting and instructions of the draft, with an outline of their sections. */
export function InstructionsTab() {
  const { t } = useTranslation();
  const { agent } = useAgentDraft();
  const mayRefine = usePermission('ai:write');
  const greeting = useDraftField<string>('greeting');
  const prompt = useDraftField<string>('prompt');
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [place, setPlace] = useState(0);
  const [isRefining, setRefining] = useState(false);
  const jump = (to: number) => textarea.current && jumpTo(textarea.current, to);
  return (
    <Stack gap="lg">
      <Card title={t('agents.greeting')}>
        <Textarea
          id="field-greeting"
          label={t('agents.greeting')}
          description={t('agents.greeting_hint')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={2000}
          readOnly={greeting.isReadOnly}
          error={greeting.error}
          value={greeting.value}
          onChange={(event) => greeting.set(event.currentTarget.value)}
        />
      </Card>
      <Card
        title={t('agents.prompt')}
        aside={
          mayRefine &&
          !prompt.isReadOnly &&
          prompt.value.trim() !== '' && (
            <Button variant="light" onClick={() => setRefining(true)}>
              {t('agents.refine')}
            </Button>
          )
        }
      >
        <div className="instructions">
          <Outline
            text={prompt.value}
            place={place}
            isReadOnly={prompt.isReadOnly}
            onJump={jump}
            onChange={(text, to) => {
              prompt.set(text);
              // The new text is in the field after this render.
              requestAnimationFrame(() => jump(to));
            }}
          />
          <Stack gap={6}>
            <Textarea
              ref={textarea}
              id="field-prompt"
              label={t('agents.prompt')}
              description={t('agents.prompt_hint')}
              rows={24}
              maxLength={promptMax}
              readOnly={prompt.isReadOnly}
              error={prompt.error}
              value={prompt.value}
              onChange={(event) => prompt.set(event.currentTarget.value)}
              onSelect={(event) => setPlace(event.currentTarget.selectionStart)}
            />
            <PromptFacts text={prompt.value} />
          </Stack>
        </div>
      </Card>
      {isRefining && (
        <RefineDialog
          agentId={agent.id}
          prompt={prompt.value}
          onClose={() => setRefining(false)}
          onAccept={(text) => {
            prompt.set(text);
            setRefining(false);
          }}
        />
      )}
    </Stack>
  );
}

/** Length of the instructions, and variables that have no default. */
function PromptFacts({ text }: { text: string }) {
  const { t, i18n } = useTranslation();
  const { dynamic_variables: defaults } = useDraftConfig();
  const unset = variablesOf(text).filter((name) => !Object.hasOwn(defaults, name) && !isProvided(name));
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <Group justify="space-between" gap="xs">
      <Text size="xs" c="dimmed">
        {unset.length > 0 && t('agents.variables_unset', { names: unset.join(', ') })}
      </Text>
      <Text size="xs" c="dimmed">
        {t('agents.prompt_length', {
          length: number.format(text.length),
          max: number.format(promptMax),
          sections: sectionsOf(text).length,
        })}
      </Text>
    </Group>
  );
}

/** True for variables that Parley sets itself. */
const isProvided = (name: string) => name.startsWith('system_') || ['now', 'today', 'caller_number'].includes(name);
