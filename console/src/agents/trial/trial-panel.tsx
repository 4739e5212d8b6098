import './texts.ts';
import './trial.css';
import { CloseButton, Group, Paper, SegmentedControl, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../api/session.ts';
import { useDraftConfig } from '../draft/draft-context.tsx';
import { variablesOf } from '../instructions/sections.ts';
import { TrialChat } from './trial-chat.tsx';
import { TrialVoice } from './trial-voice.tsx';

/** Test of the draft beside its editor, by chat and by voice. */
export function TrialPanel({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const mayCall = usePermission('calls:write');
  const [mode, setMode] = useState<'chat' | 'voice'>('chat');
  const [variables, setVariables] = useState<Record<string, string>>({});
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  return (
    <Paper component="section" className="trial-panel" aria-label={t('agent_trial.title')}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2}>{t('agent_trial.title')}</Title>
          <CloseButton aria-label={t('agent_trial.close')} onClick={onClose} />
        </Group>
        {mayCall && (
          <SegmentedControl
            aria-label={t('agent_trial.title')}
            value={mode}
            data={(['chat', 'voice'] as const).map((value) => ({ value, label: t(`agent_trial.${value}`) }))}
            onChange={(value) => setMode(value as 'chat' | 'voice')}
          />
        )}
        {mode === 'chat' && (
          <Text size="xs" c="dimmed">
            {t('agent_trial.text')} {t('agent_trial.stored_only')}
          </Text>
        )}
        <VariableInputs values={variables} onChange={setVariables} />
        {mode === 'chat' ? <TrialChat variables={given} /> : <TrialVoice variables={given} />}
      </Stack>
    </Paper>
  );
}

/** Values for the variables of instructions and greeting; empty ones have their default. */
function VariableInputs(props: { values: Record<string, string>; onChange(values: Record<string, string>): void }) {
  const { t } = useTranslation();
  const { prompt, greeting, dynamic_variables: defaults } = useDraftConfig();
  const names = [...new Set([...variablesOf(`${greeting}\n${prompt}`), ...Object.keys(defaults)])];
  if (names.length === 0) return null;
  return (
    <details className="trial-details">
      <summary>{t('agent_trial.variables')}</summary>
      <Stack gap="xs" mt="xs">
        {names.map((name) => (
          <TextInput
            key={name}
            label={name}
            placeholder={defaults[name] ? t('agent_trial.variable_default', { value: defaults[name] }) : ''}
            maxLength={2000}
            autoComplete="off"
            value={props.values[name] ?? ''}
            onChange={(event) => props.onChange({ ...props.values, [name]: event.currentTarget.value })}
          />
        ))}
      </Stack>
    </details>
  );
}
