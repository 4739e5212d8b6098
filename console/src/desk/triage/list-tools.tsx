import { ActionIcon, Indicator, Menu, NativeSelect, Popover, Stack, Text, Tooltip } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, ListChecks, ListFilter, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { DeskChat, DeskFilters } from '../../api/schemas.ts';
import { usePermission, useSession } from '../../api/session.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { notify, notifyError } from '../../parts/notify.tsx';
import { useErrorMessage } from '../../parts/use-error-message.ts';
import { priorities } from '../priorities.ts';
import { useDeskState } from '../use-desk.tsx';
import { useLabels, useTeams, viewsQuery } from './desk-lists.ts';
import { countFilters } from './filters.rules.ts';
import { ViewForm } from './view-form.tsx';

interface ListToolsProps {
  filters: DeskFilters;
  onFilters(filters: DeskFilters): void;
  isSelecting: boolean;
  onSelecting(isSelecting: boolean): void;
}

/** Filters, saved views and the selection of chats, beside the search. */
export function ListTools(props: ListToolsProps) {
  const { t } = useTranslation();
  return (
    <>
      <FilterMenu {...props} />
      <ViewMenu {...props} />
      <Tooltip label={t(props.isSelecting ? 'triage.select_done' : 'triage.select')}>
        <ActionIcon
          aria-label={t('triage.select')}
          aria-pressed={props.isSelecting}
          variant={props.isSelecting ? 'light' : 'subtle'}
          onClick={() => props.onSelecting(!props.isSelecting)}
        >
          <ListChecks size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </>
  );
}

function FilterMenu({ filters, onFilters }: ListToolsProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(filters);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      width={280}
      position="bottom-end"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <Indicator label={count} size={15} disabled={count === 0} offset={4}>
          <Tooltip label={t('triage.filter')}>
            <ActionIcon aria-label={t('triage.filter')} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <ListFilter size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </Indicator>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('triage.filters')}>
        <FilterFields filters={filters} onFilters={onFilters} />
      </Popover.Dropdown>
    </Popover>
  );
}

type Choice = { value: string; label: string };
const statuses = ['waiting', 'with_operator', 'open', 'closed'] as const;

function FilterFields({ filters, onFilters }: Pick<ListToolsProps, 'filters' | 'onFilters'>) {
  const { t } = useTranslation();
  const { user } = useSession();
  const labels = useLabels();
  const teams = useTeams();
  const operators = useDeskState((state) => state.operators);
  const chats = useDeskState((state) => state.chats);
  const put = (name: keyof DeskFilters, value: unknown) => {
    const { [name]: _, ...others } = filters;
    onFilters((value === '' ? others : { ...others, [name]: value }) as DeskFilters);
  };
  const list = (value: string) => (value === '' ? '' : [value]);
  const colleagues = Object.values(operators)
    .filter(({ id }) => id !== user.id)
    .map(({ id, name }) => ({ value: id as string, label: name }));
  const chosenLabels = labels.map(({ id, name }) => ({ value: id as string, label: name }));
  const chosenTeams = teams.map(({ id, name }) => ({ value: id as string, label: name }));
  const field = (label: string, value: string, choices: Choice[], onChange: (value: string) => void) => (
    <NativeSelect
      size="sm"
      label={label}
      value={value}
      data={[{ value: '', label: t('triage.any') }, ...choices]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
  return (
    <Stack gap="xs">
      {field(
        t('triage.status'),
        filters.status?.[0] ?? '',
        statuses.map((value) => ({ value, label: t(`desk.statuses.${value}`) })),
        (value) => put('status', list(value)),
      )}
      {field(
        t('triage.assignee'),
        filters.operator_id ?? '',
        [{ value: 'me', label: t('triage.me') }, { value: 'none', label: t('triage.unassigned') }, ...colleagues],
        (value) => put('operator_id', value),
      )}
      {field(
        t('triage.priority'),
        filters.priority?.[0] ?? '',
        priorities.map((value) => ({ value, label: t(`triage.priorities.${value}`) })),
        (value) => put('priority', list(value)),
      )}
      {labels.length > 0 &&
        field(t('triage.labels'), filters.label_id ?? '', chosenLabels, (value) => put('label_id', value))}
      {teams.length > 0 &&
        field(t('triage.team'), filters.team_id ?? '', chosenTeams, (value) => put('team_id', value))}
      {field(t('triage.agent'), filters.agent_id ?? '', agentsOf(chats), (value) => put('agent_id', value))}
    </Stack>
  );
}

/** Agents of the chats that are loaded. */
function agentsOf(chats: Readonly<Record<string, DeskChat>>): Choice[] {
  const names = new Map(Object.values(chats).map(({ agent }) => [agent.id as string, agent.name]));
  return [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => a.label.localeCompare(b.label));
}

/** Saved views: one's own and shared ones. */
function ViewMenu({ filters, onFilters }: ListToolsProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const isSupervisor = usePermission('account:write');
  const { data: views = [] } = useQuery(viewsQuery);
  const [isSaving, setSaving] = useState(false);
  const canSave = countFilters(filters) > 0 || filters.q !== undefined;
  async function remove(viewId: string): Promise<void> {
    try {
      await api.delete('/api/chat/operator/views/{viewId}', { path: { viewId } });
      await queryClient.invalidateQueries({ queryKey: viewsQuery.queryKey });
      notify(t('triage.view_deleted'));
    } catch (error) {
      notifyError(errorMessage(error));
    }
  }
  return (
    <>
      <Menu position="bottom-end" width={270}>
        <Menu.Target>
          <Tooltip label={t('triage.views')}>
            <ActionIcon aria-label={t('triage.views')}>
              <Bookmark size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          {views.length === 0 && <Menu.Label>{t('triage.no_views')}</Menu.Label>}
          {views.map((view) => (
            <Menu.Item
              key={view.id}
              rightSection={view.is_shared ? <Share2 size={13} aria-hidden /> : null}
              onClick={() => onFilters(view.filters)}
            >
              {view.name}
              {!view.is_own && (
                <Text size="xs" c="dimmed">
                  {t('triage.view_shared_mark', { name: view.owner.name })}
                </Text>
              )}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item
            disabled={!canSave}
            leftSection={<Bookmark size={16} aria-hidden />}
            onClick={() => setSaving(true)}
          >
            {t('triage.save_view')}
          </Menu.Item>
          {views
            .filter((view) => view.is_own || isSupervisor)
            .map((view) => (
              <Menu.Item
                key={`delete-${view.id}`}
                color="red"
                leftSection={<Trash2 size={16} aria-hidden />}
                onClick={() => void remove(view.id)}
              >
                {t('triage.delete_view', { name: view.name })}
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
      <FormDialog isOpen={isSaving} title={t('triage.save_view')} onClose={() => setSaving(false)}>
        <ViewForm filters={filters} onDone={() => setSaving(false)} />
      </FormDialog>
    </>
  );
}
