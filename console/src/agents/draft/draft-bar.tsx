import '../editor/texts.ts';
import { ActionIcon, Button, Group, Paper, Text, Tooltip } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Redo2, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { usePermission } from '../../api/session.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { ErrorAlert } from '../../parts/error-alert.tsx';
import { draftChanges } from './agent-draft.ts';
import { changesBetween } from './config-changes.ts';
import { useAgentDraft, useDraftState } from './draft-context.tsx';
import { DraftNotices, DraftProblems } from './draft-notices.tsx';
import { LazyChangesDialog } from './lazy-changes-dialog.tsx';
import { useDraftGuard } from './use-draft-guard.ts';
import { useSaveDraft } from './use-save-draft.ts';

/** Bar below the tabs of an agent: what is unsaved, undo and redo, discard and save. */
export function DraftBar() {
  const { t } = useTranslation();
  const { draft } = useAgentDraft();
  const mayWrite = usePermission('agents:write');
  const base = useDraftState((state) => state.base);
  const { present, past, future } = useDraftState(({ history }) => history);
  const count = useMemo(() => changesBetween(base, present).length, [base, present]);
  const conflict = useDraftState((state) => state.conflict);
  const [dialog, setDialog] = useState<'changes' | 'discard' | null>(null);
  const save = useSaveDraft();
  useDraftGuard();
  const saveNow = () => count > 0 && conflict === null && !save.isPending && save.mutate();
  useHotkeys([['mod+S', saveNow]], []);
  if (!mayWrite) return <Text c="dimmed">{t('agent_editor.readonly')}</Text>;
  const isRefused = save.error instanceof ApiError && save.error.status === 412;
  return (
    <>
      <DraftNotices />
      {(count > 0 || future.length > 0) && (
        <Paper p="sm" className="draft-bar" role="region" aria-label={t('agent_editor.changes_title')}>
          <div className="draft-problems">
            <DraftProblems />
            {!isRefused && <ErrorAlert error={save.error} />}
          </div>
          <Group justify="space-between" gap="sm">
            <Group gap="xs">
              <Tooltip label={t('agent_editor.undo')}>
                <ActionIcon
                  aria-label={t('agent_editor.undo')}
                  disabled={past.length === 0}
                  onClick={() => draft.undo()}
                >
                  <Undo2 size={18} aria-hidden />
                </ActionIcon>
              </Tooltip>
              <Tooltip label={t('agent_editor.redo')}>
                <ActionIcon
                  aria-label={t('agent_editor.redo')}
                  disabled={future.length === 0}
                  onClick={() => draft.redo()}
                >
                  <Redo2 size={18} aria-hidden />
                </ActionIcon>
              </Tooltip>
              <Text size="sm" role="status">
                {t('agent_editor.unsaved', { count })}
              </Text>
            </Group>
            <Group gap="xs">
              <Button variant="subtle" disabled={count === 0} onClick={() => setDialog('changes')}>
                {t('agent_editor.show_changes')}
              </Button>
              <Button variant="default" disabled={count === 0} onClick={() => setDialog('discard')}>
                {t('agent_editor.discard')}
              </Button>
              <Button loading={save.isPending} disabled={count === 0 || conflict !== null} onClick={saveNow}>
                {t('common.save')}
              </Button>
            </Group>
          </Group>
        </Paper>
      )}
      {dialog === 'changes' && (
        <LazyChangesDialog
          title={t('agent_editor.changes_title')}
          changes={draftChanges(draft.getState())}
          onClose={() => setDialog(null)}
        />
      )}
      <ConfirmDialog
        isOpen={dialog === 'discard'}
        title={t('agent_editor.discard_title')}
        confirmLabel={t('agent_editor.discard')}
        isDangerous
        onClose={() => setDialog(null)}
        run={async () => {
          draft.discard();
          save.reset();
        }}
      >
        {t('agent_editor.discard_text')}
      </ConfirmDialog>
    </>
  );
}
