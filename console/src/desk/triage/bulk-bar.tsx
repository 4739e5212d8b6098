import { ActionIcon, Menu, Text, Tooltip } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ChevronsUp, CircleCheck, Moon, Tag, UserPlus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { DeskChat } from '../../api/schemas.ts';
import { usePermission, useSession } from '../../api/session.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { notify, notifyError } from '../../parts/notify.tsx';
import { useErrorMessage } from '../../parts/use-error-message.ts';
import { colleaguesOf } from '../customer/colleagues.rules.ts';
import { priorities } from '../priorities.ts';
import { useDesk, useDeskState } from '../use-desk.tsx';
import { useLabels, useTeams } from './desk-lists.ts';
import { refusalWords } from './refusal-words.ts';
import { SnoozeItems } from './snooze-items.tsx';
import type { Selection } from './use-selection.ts';

type Action =
  | { kind: 'assign'; operator_id: string }
  | { kind: 'team'; team_id: string | null }
  | { kind: 'label'; add: string[]; remove: string[] }
  | { kind: 'priority'; priority: DeskChat['priority'] }
  | { kind: 'snooze'; until: string }
  | { kind: 'close' };

const bulkMax = 100;
/** Actions on all selected chats; names the reasons why some were not changed. */
export function BulkBar({ selection, onDone }: { selection: Selection; onDone(): void }) {
  const { t } = useTranslation();
  const run = useBulk(selection);
  const [isCloseAsked, setCloseAsked] = useState(false);
  const count = selection.ids.size;
  const act = (action: Action) => run.mutate(action);
  return (
    <section className="desk-bulk" aria-label={t('triage.bulk')}>
      <Text size="sm" fw={600} mr="auto" role="status">
        {t('triage.selected', { count })}
      </Text>
      <AssignMenu isDisabled={count === 0} onAct={act} />
      <LabelMenu isDisabled={count === 0} onAct={act} />
      <BulkMenu label={t('triage.priority')} icon={<ChevronsUp size={18} aria-hidden />} isDisabled={count === 0}>
        {priorities.map((priority) => (
          <Menu.Item key={priority} onClick={() => act({ kind: 'priority', priority })}>
            {t(`triage.priorities.${priority}`)}
          </Menu.Item>
        ))}
      </BulkMenu>
      <BulkMenu label={t('triage.snooze')} icon={<Moon size={18} aria-hidden />} isDisabled={count === 0}>
        <SnoozeItems onSnooze={(until) => act({ kind: 'snooze', until })} />
      </BulkMenu>
      <Tooltip label={t('desk.close')}>
        <ActionIcon
          aria-label={t('desk.close')}
          disabled={count === 0}
          loading={run.isPending}
          onClick={() => setCloseAsked(true)}
        >
          <CircleCheck size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('triage.select_done')}>
        <ActionIcon aria-label={t('triage.select_done')} onClick={onDone}>
          <X size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <ConfirmDialog
        isOpen={isCloseAsked}
        title={t('triage.bulk_close_title', { count })}
        confirmLabel={t('desk.close')}
        run={async () => {
          await run.mutateAsync({ kind: 'close' });
        }}
        onClose={() => setCloseAsked(false)}
      >
        {t('triage.bulk_close_text')}
      </ConfirmDialog>
    </section>
  );
}

function useBulk(selection: Selection) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  return useMutation({
    mutationFn: (action: Action) =>
      api.post('/api/chat/operator/chats/bulk', {
        body: { session_ids: [...selection.ids].slice(0, bulkMax), action },
      }),
    onSuccess({ changed_ids: changed, refused }) {
      if (changed.length > 0) notify(t('triage.bulk_done', { count: changed.length }));
      if (refused.length > 0) {
        const reasons = [...new Set(refused.map(({ code }) => refusalWords(t, code)))];
        notifyError(`${t('triage.bulk_refused', { count: refused.length })} ${reasons.join(', ')}.`);
      }
      for (const id of changed) selection.toggle(id);
    },
    onError: (error) => notifyError(errorMessage(error)),
  });
}

function BulkMenu(props: { label: string; icon: ReactNode; isDisabled: boolean; children: ReactNode }) {
  return (
    <Menu position="top-end" width={250}>
      <Menu.Target>
        <Tooltip label={props.label}>
          <ActionIcon aria-label={props.label} disabled={props.isDisabled}>
            {props.icon}
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {props.children}
      </Menu.Dropdown>
    </Menu>
  );
}

interface BulkChoiceProps {
  isDisabled: boolean;
  onAct(action: Action): void;
}

/** A team for everyone; a person for supervisors. */
function AssignMenu({ isDisabled, onAct }: BulkChoiceProps) {
  const { t } = useTranslation();
  const desk = useDesk();
  const { user } = useSession();
  const teams = useTeams();
  const isSupervisor = usePermission('account:write');
  const colleagues = colleaguesOf(
    useDeskState((state) => state.operators),
    user.id,
  );
  if (!isSupervisor && teams.length === 0) return null;
  return (
    <Menu position="top-end" width={250} onOpen={() => void desk.loadOperators().catch(() => {})}>
      <Menu.Target>
        <Tooltip label={t('triage.assignee')}>
          <ActionIcon aria-label={t('triage.assignee')} disabled={isDisabled}>
            <UserPlus size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {isSupervisor && (
          <>
            <Menu.Label>{t('triage.assignee')}</Menu.Label>
            <Menu.Item onClick={() => onAct({ kind: 'assign', operator_id: user.id })}>{t('triage.me')}</Menu.Item>
            {colleagues.map(({ operator, obstacle }) => (
              <Menu.Item
                key={operator.id}
                disabled={obstacle !== null}
                onClick={() => onAct({ kind: 'assign', operator_id: operator.id })}
              >
                {operator.name}
              </Menu.Item>
            ))}
          </>
        )}
        {teams.length > 0 && (
          <>
            <Menu.Label>{t('triage.team')}</Menu.Label>
            {teams.map((team) => (
              <Menu.Item key={team.id} onClick={() => onAct({ kind: 'team', team_id: team.id })}>
                {team.name}
              </Menu.Item>
            ))}
            <Menu.Item onClick={() => onAct({ kind: 'team', team_id: null })}>{t('triage.no_team')}</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function LabelMenu({ isDisabled, onAct }: BulkChoiceProps) {
  const { t } = useTranslation();
  const labels = useLabels();
  if (labels.length === 0) return null;
  return (
    <BulkMenu label={t('triage.add_label')} icon={<Tag size={18} aria-hidden />} isDisabled={isDisabled}>
      {labels.map((label) => (
        <Menu.Item key={label.id} onClick={() => onAct({ kind: 'label', add: [label.id], remove: [] })}>
          <span className="desk-label" data-color={label.color}>
            {label.name}
          </span>
        </Menu.Item>
      ))}
    </BulkMenu>
  );
}
