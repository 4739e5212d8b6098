import { Button, Group, Loader, Text } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import type { PhoneNumber } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { BackLink } from '../parts/back-link.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { useAgents } from '../tools/use-agents.ts';
import { NumberActions, type NumberDialog } from './number-actions.tsx';
import { assign, numbersPath, useRefreshNumbers } from './number-queries.ts';
import { LastCall, NumberState } from './number-state.tsx';
import { useTestNumber } from './use-test-number.ts';

// Forms are loaded when the first one opens.
const AddNumber = lazy(async () => ({ default: (await import('./add-number.tsx')).AddNumber }));
const NumberDialogs = lazy(async () => ({ default: (await import('./number-dialogs.tsx')).NumberDialogs }));

/** Phone numbers of the account with their agents and states, and the ways to a new one. `agent` in the address gets it. */
export function NumbersPage() {
  const { t } = useTranslation();
  const mayWrite = usePermission('numbers:write');
  const list = useList(numbersPath, { limit: 50 });
  const { agent: agentId } = useSearch({ from: '/shell/numbers' });
  const refresh = useRefreshNumbers();
  const [isAdding, setAdding] = useState(mayWrite && agentId !== undefined);
  const [open, setOpen] = useState<{ id: string; dialog: NumberDialog } | null>(null);
  const [added, setAdded] = useState<PhoneNumber | null>(null);
  const onDone = async (made: PhoneNumber) => {
    const isAssigned = made.agent_id !== null || agentId === undefined;
    // Where that is refused, the agent is asked for.
    const number = isAssigned ? made : await assign(made.id, agentId).catch(() => made);
    setAdding(false);
    setAdded(number);
    notify(t('numbers.added'));
    if (!isAssigned) await refresh();
    setOpen({ id: number.id, dialog: number.agent_id === null ? 'assign' : 'call' });
  };
  const shown = open && (list.rows?.find(({ id }) => id === open.id) ?? (added?.id === open.id ? added : null));
  const columns = useColumns((number, dialog) => setOpen({ id: number.id, dialog }));
  return (
    <Page
      title={t('numbers.title')}
      description={t('numbers.text')}
      before={agentId && <BackLink to="/start/$agentId/live" params={{ agentId }} label={t('numbers.to_guide')} />}
      actions={
        <>
          <Button variant="default" renderRoot={(rest) => <Link {...rest} to="/trunks" />}>
            {t('numbers.trunks')}
          </Button>
          {mayWrite && (
            <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setAdding(true)}>
              {t('numbers.add')}
            </Button>
          )}
        </>
      }
    >
      <RecordTable
        label={t('numbers.title')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{
          title: t('numbers.empty_title'),
          text: t('numbers.empty_text'),
          action: mayWrite && <FirstSteps onAdd={() => setAdding(true)} onDone={(number) => void onDone(number)} />,
        }}
      />
      <FormDialog isOpen={isAdding} title={t('numbers.add')} size="xl" onClose={() => setAdding(false)}>
        <Suspense fallback={<Loader size="sm" aria-hidden />}>
          <AddNumber
            numbers={list.rows ?? []}
            onDone={(number) => void onDone(number)}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      </FormDialog>
      <Suspense>
        {open && <NumberDialogs number={shown ?? null} dialog={open.dialog} onClose={() => setOpen(null)} />}
      </Suspense>
    </Page>
  );
}

function FirstSteps({ onAdd, onDone }: { onAdd(): void; onDone(number: PhoneNumber): void }) {
  const { t } = useTranslation();
  const test = useTestNumber(onDone);
  return (
    <>
      <Group justify="center">
        <Button loading={test.isPending} onClick={() => test.mutate()}>
          {t('numbers.get_test')}
        </Button>
        <Button variant="default" onClick={onAdd}>
          {t('numbers.add')}
        </Button>
      </Group>
      <ErrorAlert error={test.error} />
    </>
  );
}

function useColumns(onOpen: (number: PhoneNumber, dialog: NumberDialog) => void): Column<PhoneNumber>[] {
  const { t } = useTranslation();
  const { nameOf } = useAgents();
  const mayWrite = usePermission('numbers:write');
  return [
    { key: 'number', header: t('numbers.number'), cell: (number) => <NumberName number={number} /> },
    {
      key: 'agent',
      header: t('numbers.agent'),
      cell: (number) =>
        number.agent_id === null ? (
          <NoAgent isOpen={mayWrite && number.status === 'active'} onAssign={() => onOpen(number, 'assign')} />
        ) : (
          <Link to="/agents/$agentId" params={{ agentId: number.agent_id }}>
            {nameOf(number.agent_id) ?? number.agent_id}
          </Link>
        ),
    },
    { key: 'state', header: t('numbers.state'), cell: (number) => <NumberState number={number} /> },
    { key: 'last_call', header: t('numbers.last_call'), cell: (number) => <LastCall number={number} /> },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (number) => <NumberActions number={number} onChoose={(dialog) => onOpen(number, dialog)} />,
    },
  ];
}

function NoAgent({ isOpen, onAssign }: { isOpen: boolean; onAssign(): void }) {
  const { t } = useTranslation();
  if (!isOpen) return t('numbers.none_assigned');
  return (
    <Button size="xs" variant="default" onClick={onAssign}>
      {t('numbers.assign')}
    </Button>
  );
}

/** Text of a number's line: of a carrier, of the account's own trunk, or of a trunk of its provider. */
function lineOf({ provider, trunk_id: trunkId }: PhoneNumber) {
  if (provider !== null) return `numbers.carriers.${provider}` as const;
  return trunkId === null ? 'numbers.shared_line' : 'numbers.trunk';
}

function NumberName({ number }: { number: PhoneNumber }) {
  const { t } = useTranslation();
  return (
    <div>
      <Text fw={600} inherit className="mono">
        {number.number}
      </Text>
      <Text size="sm" c="dimmed">
        {[number.label, t(lineOf(number))].filter((part) => part !== '').join(' · ')}
      </Text>
    </div>
  );
}
