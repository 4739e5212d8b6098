import { List } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import type { Workflow } from '../api/schemas.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { useRefreshWorkflows, workflowPath } from './workflow-queries.ts';

interface Users {
  agents: readonly string[];
  workflows: readonly string[];
}

/** Deletes a workflow. One in use is deleted with force, after its agents and the workflows that contain it are named. */
export function DeleteWorkflowDialog(props: { workflow: Workflow; isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const refresh = useRefreshWorkflows();
  const { workflow } = props;
  const [refused, setRefused] = useState<Users | null>(null);
  const users = refused ?? { agents: workflow.agents.map(({ name }) => name), workflows: [] };
  async function remove() {
    const found = await removeUnlessUsed(workflow.id, users);
    if (found !== null) {
      setRefused(found);
      return false;
    }
    notify(t('workflows.deleted'));
    await navigate({ to: '/workflows' });
    void refresh();
    return true;
  }
  return (
    <ConfirmDialog
      isOpen={props.isOpen}
      title={t('workflows.delete_title')}
      confirmLabel={t(isUsed(users) ? 'workflows.delete_in_use' : 'common.delete')}
      isDangerous
      run={remove}
      onClose={() => {
        setRefused(null);
        props.onClose();
      }}
    >
      <Names text={t('workflows.delete_in_use_text')} names={users.agents} />
      <Names text={t('workflows.delete_sub_flow_text')} names={users.workflows} />
      {t('workflows.delete_text')}
    </ConfirmDialog>
  );
}

function Names({ text, names }: { text: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <p>{text}</p>
      <List mb="sm">
        {names.map((name) => (
          <List.Item key={name}>{name}</List.Item>
        ))}
      </List>
    </>
  );
}

const isUsed = ({ agents, workflows }: Users) => agents.length + workflows.length > 0;

/** Deletes a workflow that only `known` users have, else answers with all of them. */
async function removeUnlessUsed(workflowId: string, known: Users): Promise<Users | null> {
  const path = { workflowId };
  try {
    await api.delete(workflowPath, { path, query: {} });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error;
    const found = { agents: usersOf(error, 'agents'), workflows: usersOf(error, 'workflows') };
    if (!isCovered(found.agents, known.agents) || !isCovered(found.workflows, known.workflows)) return found;
    await api.delete(workflowPath, { path, query: { force: 'true' } });
  }
  return null;
}

const isCovered = (found: readonly string[], known: readonly string[]) => found.every((name) => known.includes(name));

/** Names in a refusal (409), whose details have paths such as `agents/{id}`. */
const usersOf = ({ details }: ApiError, kind: keyof Users) =>
  details.filter(({ path }) => path.startsWith(`${kind}/`)).map(({ message }) => message);
