import { AlarmClock, ArrowRightLeft, ChevronDown, ChevronsUp, ChevronUp, Moon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DeskChat } from '../../api/schemas.ts';
import { useSession } from '../../api/session.ts';
import { localeOf } from '../../parts/locale.ts';
import type { GroupName } from '../desk-groups.ts';
import { useNow } from '../use-now.ts';
import { formatSeconds } from '../waiting-time.tsx';
import { useLabels } from './desk-lists.ts';
import { dueOf } from './due.rules.ts';

/** Labels shown in a row; more are counted. */
const labelsMax = 2;

/** Marks of a row that has any: late, priority, origin, team, labels. */
export function RowMarks({ chat, group }: { chat: DeskChat; group: GroupName }) {
  return (
    <>
      <DueMark chat={chat} />
      <PriorityMark priority={chat.priority} />
      {group === 'mine' && <OriginMark chat={chat} />}
      {group === 'snoozed' && chat.snoozed_until && <SnoozeMark until={chat.snoozed_until} />}
      {group === 'waiting' && chat.team && <span className="desk-tag">{chat.team.name}</span>}
      <LabelMarks ids={chat.label_ids} />
    </>
  );
}

/** True when a row has marks. */
export function hasMarks(chat: DeskChat, group: GroupName): boolean {
  return (
    chat.priority !== 'none' ||
    chat.label_ids.length > 0 ||
    chat.first_reply_due_at !== null ||
    chat.resolution_due_at !== null ||
    group === 'snoozed' ||
    (group === 'waiting' && chat.team !== null) ||
    (group === 'mine' && chat.assignment !== null && chat.assignment.kind !== 'claimed')
  );
}

export function DueMark({ chat }: { chat: DeskChat }) {
  const { t } = useTranslation();
  const due = dueOf(chat, useNow());
  if (!due) return null;
  const time = formatSeconds(Math.floor(Math.abs(due.leftMs) / 1000));
  return (
    <span
      className="desk-due"
      data-kind={due.kind}
      title={t(`triage.${due.kind === 'late' ? 'late_by' : 'due_in'}`, { time })}
    >
      <AlarmClock size={12} aria-hidden />
      {due.kind === 'late' ? t('triage.late') : time}
    </span>
  );
}

const priorityIcons = { urgent: ChevronsUp, high: ChevronUp, low: ChevronDown };

export function PriorityMark({ priority }: { priority: DeskChat['priority'] }) {
  const { t } = useTranslation();
  if (priority === 'none') return null;
  const Icon = priorityIcons[priority];
  return (
    <span className="desk-priority" data-priority={priority}>
      <Icon size={13} aria-hidden />
      {t(`triage.priorities.${priority}`)}
    </span>
  );
}

/** Where an operator's own chat came from, when they did not claim it. */
function OriginMark({ chat: { assignment } }: { chat: DeskChat }) {
  const { t } = useTranslation();
  const { user } = useSession();
  if (!assignment || assignment.kind === 'claimed' || assignment.by?.id === user.id) return null;
  const name = assignment.by?.name ?? '';
  const words = {
    transferred: t('triage.from_colleague', { name }),
    assigned: t('triage.assigned_by', { name }),
    automatic: t('triage.assigned_automatically'),
  };
  return (
    <span className="desk-origin">
      <ArrowRightLeft size={12} aria-hidden />
      {words[assignment.kind]}
    </span>
  );
}

function SnoozeMark({ until }: { until: string }) {
  const { i18n } = useTranslation();
  const words = new Intl.DateTimeFormat(localeOf(i18n.language), {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <span className="desk-origin">
      <Moon size={12} aria-hidden />
      {words.format(new Date(until))}
    </span>
  );
}

export function LabelMarks({ ids, max = labelsMax }: { ids: readonly string[]; max?: number }) {
  const labels = useLabels().filter(({ id }) => ids.includes(id));
  if (labels.length === 0) return null;
  return (
    <>
      {labels.slice(0, max).map((label) => (
        <span key={label.id} className="desk-label" data-color={label.color}>
          {label.name}
        </span>
      ))}
      {labels.length > max && <span className="desk-tag">+{labels.length - max}</span>}
    </>
  );
}
