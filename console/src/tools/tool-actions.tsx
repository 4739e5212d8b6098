import { List, Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Copy, RefreshCw, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Tool } from '../api/schemas.ts';
import { ActionsMenu } from '../parts/actions-menu.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { RotateDialog } from '../parts/rotate-dialog.tsx';
import { useAgents } from './use-agents.ts';

// Loaded when a tool is copied.
const CopyToolForm = lazy(async () => ({ default: (await import('./copy-tool-form.tsx')).CopyToolForm }));

/** A copy for another agent, a new signing secret, and the end of the tool. */
export function ToolActions({ tool, onSecret }: { tool: Tool; onSecret(secret: string): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<'copy' | 'rotate' | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  async function rotate(overlapSeconds: number) {
    const rotated = await api.post('/api/tools/{toolId}/signing-secret/rotate', {
      path: { toolId: tool.id },
      body: { overlap_seconds: overlapSeconds },
    });
    void queryClient.invalidateQueries({ queryKey: ['/api/tools'] });
    onSecret(rotated.signing_secret);
  }
  return (
    <>
      <ActionsMenu variant="default" label={t('tools.actions_of', { name: tool.name })}>
        <Menu.Item leftSection={<Copy size={16} aria-hidden />} onClick={() => setAsked('copy')}>
          {t('tools.copy')}
        </Menu.Item>
        {tool.type === 'webhook' && (
          <Menu.Item leftSection={<RefreshCw size={16} aria-hidden />} onClick={() => setAsked('rotate')}>
            {t('tools.rotate')}
          </Menu.Item>
        )}
        <Menu.Item color="red" leftSection={<Trash2 size={16} aria-hidden />} onClick={() => setDeleting(true)}>
          {t('common.delete')}
        </Menu.Item>
      </ActionsMenu>
      <FormDialog isOpen={asked === 'copy'} title={t('tools.copy')} onClose={() => setAsked(null)}>
        <Suspense>
          <CopyToolForm tool={tool} onDone={() => setAsked(null)} />
        </Suspense>
      </FormDialog>
      <RotateDialog
        isOpen={asked === 'rotate'}
        title={t('tools.rotate')}
        confirmLabel={t('tools.rotate')}
        firstOverlap="86400"
        run={rotate}
        onClose={() => setAsked(null)}
      >
        {t('tools.rotate_text')}
      </RotateDialog>
      <DeleteTool tool={tool} isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </>
  );
}

function DeleteTool({ tool, isOpen, onClose }: { tool: Tool; isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { nameOf } = useAgents();
  const isUsed = tool.agent_ids.length > 0;
  async function remove() {
    // The dialog lists the affected agents, so the server is not asked for a confirmation.
    await api.delete('/api/tools/{toolId}', { path: { toolId: tool.id }, query: { force: isUsed ? 'true' : '' } });
    await navigate({ to: '/tools' });
    queryClient.removeQueries({ queryKey: ['/api/tools', tool.id] });
    void queryClient.invalidateQueries({ queryKey: ['/api/tools'] });
    void queryClient.invalidateQueries({ queryKey: ['/api/agents'] });
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('tools.delete_title', { name: tool.name })}
      confirmLabel={t('common.delete')}
      isDangerous
      run={remove}
      onClose={onClose}
    >
      {isUsed ? t('tools.delete_used') : t('tools.delete_text')}
      {isUsed && (
        <List mt="xs">
          {tool.agent_ids.map((id) => (
            <List.Item key={id}>{nameOf(id) ?? id}</List.Item>
          ))}
        </List>
      )}
    </ConfirmDialog>
  );
}
