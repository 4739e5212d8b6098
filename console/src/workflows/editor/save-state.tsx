import { Alert, Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../api/session.ts';
import { ErrorAlert } from '../../parts/error-alert.tsx';
import { relativeTime } from '../../parts/timestamp.tsx';
import type { Autosave } from './use-autosave.ts';

/** A few words about how the draft stands, next to the buttons. */
export function SaveState({ autosave, isReadOnly }: { autosave: Autosave; isReadOnly: boolean }) {
  const { t } = useTranslation();
  const words = {
    saved: 'saved',
    saving: 'saving',
    unsaved: 'unsaved',
    failed: 'not_saved',
    conflict: 'not_saved',
  } as const;
  return (
    <Text size="sm" c="dimmed" role="status">
      {t(isReadOnly ? 'workflow_editor.read_only' : `workflow_editor.${words[autosave.state]}`)}
    </Text>
  );
}

/** Says why the draft is not saved, and what can be done about it. */
export function SaveFault({ autosave, onReload }: { autosave: Autosave; onReload(): void }) {
  const { t, i18n } = useTranslation();
  const { user } = useSession();
  const { conflict, error, state } = autosave;
  if (state === 'failed') return <ErrorAlert error={error} onRetry={autosave.retry} />;
  if (conflict === null) return null;
  const { draft_updated_by: by, draft_updated_at: at } = conflict;
  const when = relativeTime(new Date(at), new Date(), i18n.language);
  const isOwn = by.id === user.id;
  return (
    <Alert color="yellow" role="alert" title={t('workflow_editor.conflict_title')} className="readable-alert">
      <Text size="sm">
        {t(isOwn ? 'workflow_editor.conflict_own' : 'workflow_editor.conflict_text', { name: by.name, when })}
      </Text>
      <Group gap="xs" mt="sm">
        <Button size="xs" variant="default" onClick={onReload}>
          {t('workflow_editor.conflict_load')}
        </Button>
        <Button size="xs" variant="default" onClick={autosave.overwrite}>
          {t('workflow_editor.conflict_overwrite')}
        </Button>
      </Group>
    </Alert>
  );
}
