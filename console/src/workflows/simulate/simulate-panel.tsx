import { Button, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Play, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { WorkflowSimulation } from '../../api/schemas.ts';
import { ErrorAlert, ErrorText } from '../../parts/error-alert.tsx';
import { useEditor } from '../editor/editor-context.ts';
import { flushDraft } from '../open-drafts.ts';
import { LiveInput } from './live-input.tsx';
import type { Turn } from './read-turns.ts';
import { ScriptInput } from './script-input.tsx';
import { SimulatedConversation } from './simulated-conversation.tsx';

/** Plays the draft in text: a whole script, or turn after turn. Its path is shown on the canvas. */
export function SimulatePanel({ workflowId }: { workflowId: string }) {
  const { t } = useTranslation();
  const { references, setPath } = useEditor();
  const [mode, setMode] = useState<'live' | 'scripted'>('live');
  const [agentId, setAgentId] = useState('');
  const [played, setPlayed] = useState<{ turns: readonly Turn[]; simulation: WorkflowSimulation } | null>(null);
  const run = useMutation({
    mutationFn: (turns: readonly Turn[]) => simulate(workflowId, turns, agentId),
    onSuccess(simulation, turns) {
      if (simulation === null) return;
      setPath(simulation.path);
      // A turn after the end is not played again.
      setPlayed({ turns: turns.slice(0, turns.length - simulation.unused_turns), simulation });
    },
  });
  useEffect(() => () => setPath([]), [setPath]);
  const isEnded = played !== null && played.simulation.status !== 'running';
  const Icon = played === null ? Play : RotateCcw;
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('workflow_editor.simulate_text')}
      </Text>
      <SegmentedControl
        size="xs"
        aria-label={t('workflow_editor.panels.simulate')}
        value={mode}
        data={(['live', 'scripted'] as const).map((value) => ({ value, label: t(`workflow_editor.${value}`) }))}
        onChange={(value) => setMode(value as 'live' | 'scripted')}
      />
      <NativeSelect
        label={t('workflow_editor.as_agent')}
        value={agentId}
        data={[{ value: '', label: t('workflow_editor.any_agent') }, ...references.agents]}
        onChange={(event) => setAgentId(event.currentTarget.value)}
      />
      {mode === 'scripted' && <ScriptInput isSending={run.isPending} onRun={run.mutate} />}
      <ErrorAlert error={run.error} />
      {run.data === null && <ErrorText>{t('workflows.draft_not_saved')}</ErrorText>}
      {played && <SimulatedConversation simulation={played.simulation} />}
      {mode === 'live' && isEnded && <Text size="sm">{t('workflow_editor.has_ended')}</Text>}
      {mode === 'live' && !isEnded && (
        <LiveInput
          isSending={run.isPending}
          onSend={(turn) => run.mutateAsync([...(played?.turns ?? []), turn]).then((answer) => answer !== null)}
        />
      )}
      {(mode === 'live' || played) && (
        <Button
          size="xs"
          variant="default"
          className="self-start"
          leftSection={<Icon size={14} aria-hidden />}
          onClick={() => run.mutate([])}
        >
          {t(played === null ? 'workflow_editor.run' : 'workflow_editor.restart')}
        </Button>
      )}
    </Stack>
  );
}

/** Plays turns with the draft as the editor shows it; null when the editor cannot save it. */
async function simulate(workflowId: string, turns: readonly Turn[], agentId: string) {
  if (!(await flushDraft(workflowId))) return null;
  return api.post('/api/workflows/{workflowId}/simulate', {
    path: { workflowId },
    body: { turns: [...turns], agent_id: agentId === '' ? null : agentId },
  });
}
