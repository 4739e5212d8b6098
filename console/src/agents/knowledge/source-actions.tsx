import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Download, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { KnowledgeBaseFileDetail } from '../../api/schemas.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { ErrorAlert } from '../../parts/error-alert.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { notify } from '../../parts/notify.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { filePath, isBeingRead, useRefreshKnowledge } from './knowledge-queries.ts';
import { SettingsForm } from './settings-form.tsx';
import { TextForm } from './text-form.tsx';

const icon = { size: 16, 'aria-hidden': true } as const;

/** Actions of a source: read again, download, edit, delete. */
export function SourceActions({ file, mayWrite }: { file: KnowledgeBaseFileDetail; mayWrite: boolean }) {
  const { t } = useTranslation();
  const refresh = useRefreshKnowledge();
  const path = { agentId: file.agent_id, fileId: file.id };
  const readAgain = useMutation({
    async mutationFn() {
      await api.post(`${filePath}/refresh`, { path });
      notify(t('knowledge.refreshed'));
      await refresh();
    },
  });
  const download = useMutation({
    async mutationFn() {
      const answer = await api.open(`${filePath}/content`, { path });
      const address = URL.createObjectURL(await answer.blob());
      saveFile(address, file.kind === 'text' ? `${file.name}.md` : file.name);
      URL.revokeObjectURL(address);
    },
  });
  return (
    <>
      <ErrorAlert error={readAgain.error ?? download.error} />
      {mayWrite && (
        <Button
          variant="default"
          leftSection={<RefreshCw {...icon} />}
          loading={readAgain.isPending}
          disabled={isBeingRead(file.status)}
          onClick={() => readAgain.mutate()}
        >
          {t('knowledge.refresh')}
        </Button>
      )}
      {file.url === null && (
        <Button
          variant="default"
          leftSection={<Download {...icon} />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('knowledge.download')}
        </Button>
      )}
      {mayWrite && <EditButton file={file} />}
      {mayWrite && <DeleteButton file={file} />}
    </>
  );
}

function EditButton({ file }: { file: KnowledgeBaseFileDetail }) {
  const { t } = useTranslation();
  const [text, setText] = useState<string | null>(null);
  const close = () => setText(null);
  const done = () => {
    close();
    notify(t('knowledge.saved'));
  };
  const { id: fileId, name, agent_id: agentId } = file;
  const open = useMutation({
    async mutationFn() {
      if (file.kind !== 'text') return setText('');
      const answer = await api.open(`${filePath}/content`, { path: { agentId, fileId } });
      setText(await answer.text());
    },
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<Pencil {...icon} />}
        loading={open.isPending}
        onClick={() => open.mutate()}
      >
        {t('knowledge.edit')}
      </Button>
      <FormDialog isOpen={text !== null} title={t('knowledge.edit_title')} size="lg" onClose={close}>
        {file.kind === 'text' ? (
          <TextForm agentId={agentId} edited={{ fileId, name, text: text ?? '' }} onDone={done} onCancel={close} />
        ) : (
          <SettingsForm file={file} onDone={done} onCancel={close} />
        )}
      </FormDialog>
    </>
  );
}

function DeleteButton({ file }: { file: KnowledgeBaseFileDetail }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const refresh = useRefreshKnowledge();
  const [isAsking, setAsking] = useState(false);
  const agentId = file.agent_id;
  return (
    <>
      <Button variant="default" leftSection={<Trash2 {...icon} />} onClick={() => setAsking(true)}>
        {t('common.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('knowledge.delete_title', { count: 1 })}
        confirmLabel={t('common.delete')}
        isDangerous
        onClose={() => setAsking(false)}
        run={async () => {
          await api.delete(filePath, { path: { agentId, fileId: file.id } });
          notify(t('knowledge.deleted'));
          await navigate({ to: '/agents/$agentId/knowledge', params: { agentId } });
          void refresh();
        }}
      >
        {t('knowledge.delete_text')}
      </ConfirmDialog>
    </>
  );
}
