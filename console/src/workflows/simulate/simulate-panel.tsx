import { Button, Group, NativeSelect, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Play, RotateCcw } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import { ErrorAlert } from '../../parts/error-alert.tsx';
import { useEditor } from '../editor/editor-context.ts';
import { readScript, readTurn, type Turn } from './read-turns.ts';
import { SimulatedConversation } from './simulated-conversation.tsx';

/** Plays the saved draft in text: a whole script, or turn after turn. Its path is shown on the canvas. */
export function SimulatePanel({ workflowId }: { workflowId: string }) {
  const { t } = useTranslation();
  const { references, setPath } = useEditor();
  const [mode, setMode] = useState<'live' | 'scripted'>('live');
  const [agentId, setAgentId] = useState('');
  const [typed, setTyped] = useState('');
  const [script, setScript] = useState('');
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const run = useMutation({
    mutationFn: (all: readonly Turn[]) =>
      api.post('/api/workflows/{workflowId}/simulate', {
        path: { workflowId },
        body: { turns: [...all], agent_id: agentId === '' ? null : agentId },
      }),
    onSuccess: ({ path }) => setPath(path),
  });
  useEffect(() => () => setPath([]), [setPath]);
  function play(next: readonly Turn[]) {
    setTurns(next);
    run.mutate(next);
  }
  function send(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '') return;
    play([...turns, readTurn(typed)]);
    setTyped('');
  }
  function restart() {
    run.reset();
    setPath([]);
    play([]);
  }
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('workflow_editor.simulate_text')}
      </Text>
      <SegmentedControl
        size="xs"
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
      {mode === 'scripted' && (
        <>
          <Textarea
            label={t('workflow_editor.script')}
            description={t('workflow_editor.script_hint')}
            autosize
            minRows={4}
            value={script}
            onChange={(event) => setScript(event.currentTarget.value)}
          />
          <Button
            className="self-start"
            leftSection={<Play size={14} aria-hidden />}
            loading={run.isPending}
            onClick={() => play(readScript(script))}
          >
            {t('workflow_editor.run')}
          </Button>
        </>
      )}
      <ErrorAlert error={run.error} />
      {run.data && <SimulatedConversation simulation={run.data} />}
      {mode === 'live' && (
        <form onSubmit={send}>
          <Group gap="xs" align="flex-end" wrap="nowrap">
            <TextInput
              flex={1}
              label={t('workflow_editor.say_something')}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Button type="submit" loading={run.isPending}>
              {t('workflow_editor.send')}
            </Button>
          </Group>
        </form>
      )}
      <Button
        size="xs"
        variant="default"
        className="self-start"
        leftSection={<RotateCcw size={14} aria-hidden />}
        onClick={restart}
      >
        {t('workflow_editor.restart')}
      </Button>
    </Stack>
  );
}
