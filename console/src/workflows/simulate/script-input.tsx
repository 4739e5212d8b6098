import { Button, Textarea } from '@mantine/core';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readScript, type Turn } from './read-turns.ts';

/** Input of all turns of the visitor, one a line. */
export function ScriptInput(props: { isSending: boolean; onRun(turns: Turn[]): void }) {
  const { t } = useTranslation();
  const [script, setScript] = useState('');
  return (
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
        loading={props.isSending}
        onClick={() => props.onRun(readScript(script))}
      >
        {t('workflow_editor.run')}
      </Button>
    </>
  );
}
