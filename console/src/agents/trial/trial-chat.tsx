import { Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { RotateCcw } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../api/session.ts';
import { ErrorAlert } from '../../parts/error-alert.tsx';
import { useDraftConfig } from '../draft/draft-context.tsx';
import { TurnDetails } from './turn-details.tsx';
import { useTrialChat } from './use-trial-chat.ts';

/** Chat with the draft. Each turn shows its tools, passages and latency. */
export function TrialChat({ variables }: { variables: Record<string, string> }) {
  const { t } = useTranslation();
  const config = useDraftConfig();
  const mayRun = usePermission('tools:write') && config.workflow_id === null;
  const [runsTools, setRunsTools] = useState(false);
  const { turns, send, restart } = useTrialChat({ variables, runsTools });
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new turn is shown
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [turns.length, send.isPending]);
  return (
    <Stack gap="sm" className="trial-chat">
      {mayRun && config.tool_ids.length > 0 && (
        <Switch
          label={t('agent_trial.run_tools')}
          description={t('agent_trial.run_tools_hint')}
          checked={runsTools}
          onChange={(event) => setRunsTools(event.currentTarget.checked)}
        />
      )}
      {/* Scrolled by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <div className="trial-turns" role="log" aria-label={t('agent_trial.conversation')} tabIndex={0}>
        {config.greeting !== '' && <Bubble role="agent" text={config.greeting} />}
        {turns.map(({ say, answer }, index) => (
          // Turns have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div key={index} className="trial-turn">
            <Bubble role="visitor" text={say} />
            <Bubble role="agent" text={answer.reply === '' ? t('agent_trial.silent') : answer.reply} />
            <TurnDetails answer={answer} />
          </div>
        ))}
        {send.isPending && <Bubble role="visitor" text={send.variables} />}
        <div ref={end} />
      </div>
      <ErrorAlert error={send.error} />
      <SayForm isSending={send.isPending} onSend={(say) => send.mutateAsync(say)} />
      {turns.length > 0 && (
        <Button
          size="xs"
          variant="default"
          className="self-start"
          leftSection={<RotateCcw size={14} aria-hidden />}
          onClick={restart}
        >
          {t('agent_trial.restart')}
        </Button>
      )}
    </Stack>
  );
}

export function Bubble({ role, text }: { role: 'agent' | 'visitor'; text: string }) {
  const { t } = useTranslation();
  return (
    <div className={`trial-bubble ${role}`}>
      <span className="unseen">{t(`agent_trial.${role}`)}: </span>
      <Text size="sm" component="span" className="passage">
        {text}
      </Text>
    </div>
  );
}

function SayForm({ isSending, onSend }: { isSending: boolean; onSend(say: string): Promise<unknown> }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const say = text.trim();
    if (say === '' || isSending) return;
    setText('');
    // The words come back where they were not answered; the panel says why.
    await onSend(say).catch(() => setText((typed) => typed || say));
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <Group gap="xs" wrap="nowrap" align="flex-end">
        <TextInput
          flex={1}
          label={t('agent_trial.say')}
          maxLength={4000}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" loading={isSending}>
          {t('agent_trial.send')}
        </Button>
      </Group>
    </form>
  );
}
