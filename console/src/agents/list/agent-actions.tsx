import { ActionIcon, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Copy, EllipsisVertical, Power, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { Agent } from '../../api/schemas.ts';
import { notify, notifyError } from '../../parts/notify.tsx';
import { useErrorMessage } from '../../parts/use-error-message.ts';
import { type AgentDialog, AgentDialogs } from './agent-dialogs.tsx';
import { useRefreshAgents } from './use-refresh-agents.ts';

/** Menu of an agent in the list: other actions for one in the trash. */
export function AgentActions({ agent }: { agent: Agent }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<AgentDialog | null>(null);
  const refresh = useRefreshAgents();
  const errorMessage = useErrorMessage();
  const activation = useMutation({
    mutationFn: (active: boolean) =>
      api.post('/api/agents/{agentId}/activation', { path: { agentId: agent.id }, body: { active } }),
    async onSuccess({ name, is_active: isActive }) {
      await refresh();
      notify(t(isActive ? 'agents_list.activated' : 'agents_list.deactivated', { name }));
    },
    onError: (error) => notifyError(errorMessage(error)),
  });
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon aria-label={t('agents_list.actions_of', { name: agent.name })}>
            <EllipsisVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        {agent.trashed_at === null ? (
          <Menu.Dropdown>
            <Menu.Item leftSection={<Copy size={16} aria-hidden />} onClick={() => setOpen('duplicate')}>
              {t('agents_list.duplicate')}
            </Menu.Item>
            <Menu.Item
              leftSection={<Power size={16} aria-hidden />}
              onClick={() => activation.mutate(!agent.is_active)}
            >
              {t(agent.is_active ? 'agents_list.deactivate' : 'agents_list.activate')}
            </Menu.Item>
            <Menu.Item leftSection={<Trash2 size={16} aria-hidden />} onClick={() => setOpen('delete')}>
              {t('common.delete')}
            </Menu.Item>
          </Menu.Dropdown>
        ) : (
          <Menu.Dropdown>
            <Menu.Item leftSection={<RotateCcw size={16} aria-hidden />} onClick={() => setOpen('restore')}>
              {t('agents_list.restore')}
            </Menu.Item>
            <Menu.Item leftSection={<Trash2 size={16} aria-hidden />} onClick={() => setOpen('purge')}>
              {t('agents_list.purge')}
            </Menu.Item>
          </Menu.Dropdown>
        )}
      </Menu>
      <AgentDialogs agent={agent} open={open} onClose={() => setOpen(null)} />
    </>
  );
}
