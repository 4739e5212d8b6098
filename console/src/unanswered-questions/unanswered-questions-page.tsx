import { Badge, Drawer, Text, UnstyledButton } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import type { UnansweredQuestion } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { ClearFilters, isFiltered, NextStep } from '../parts/next-step.tsx';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { useDialogGuard } from '../parts/use-unsaved-guard.tsx';
import { QuestionDetails } from './question-details.tsx';
import { QuestionFilters } from './question-filters.tsx';
import { questionsPath, stateColors } from './question-states.ts';

/** Search parameters of the list; `open` is the question whose details are shown. */
export interface QuestionSearch {
  state?: UnansweredQuestion['state'] | undefined;
  agent_id?: string | undefined;
  channel?: 'call' | 'chat' | undefined;
  q?: string | undefined;
  sort?: '-count' | '-last_asked_at' | undefined;
  open?: string | undefined;
}

/** Questions that the agents had no answer to. */
export function UnansweredQuestionsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { open, ...filters } = useSearch({ from: '/shell/unanswered-questions' });
  const list = useList(questionsPath, { ...filters });
  const opened = list.rows?.find(({ id }) => id === open);
  const set = (change: QuestionSearch) =>
    void navigate({ to: '/unanswered-questions', search: { ...filters, ...change }, replace: true });
  const columns: Column<UnansweredQuestion>[] = [
    {
      key: 'question',
      header: t('questions.question'),
      cell: (question) => (
        <UnstyledButton
          className="row-link"
          fz="sm"
          aria-label={t('questions.open', { question: question.text })}
          onClick={() => set({ open: question.id })}
        >
          <Text size="sm" lineClamp={2} maw={420}>
            {question.text}
          </Text>
        </UnstyledButton>
      ),
    },
    {
      key: 'state',
      header: t('questions.state'),
      cell: ({ state }) => <Badge color={stateColors[state]}>{t(`questions.states.${state}`)}</Badge>,
    },
    { key: 'agent', header: t('questions.agent'), cell: ({ agent }) => agent.name },
    { key: 'count', header: t('questions.count'), cell: ({ count }) => t('questions.times', { count }) },
    { key: 'last', header: t('questions.last_asked'), cell: (question) => <Timestamp at={question.last_asked_at} /> },
  ];
  const { mayClose, guard } = useDialogGuard();
  return (
    <Page title={t('questions.title')} description={t('questions.text')}>
      <QuestionFilters filters={filters} onChange={set} />
      <RecordTable
        label={t('questions.title')}
        list={list}
        columns={columns}
        keyOf={(question) => question.id}
        empty={{
          title: t('questions.empty_title'),
          text: t('questions.empty_text'),
          action: isFiltered(filters) ? (
            <ClearFilters onClear={() => void navigate({ to: '/unanswered-questions', search: {}, replace: true })} />
          ) : (
            <NextStep to="/agents" label={t('navigation.agents')} />
          ),
        }}
      />
      <Drawer
        opened={opened !== undefined}
        onClose={() => mayClose() && set({})}
        title={opened?.text}
        position="right"
        size="lg"
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        {opened && guard(<QuestionDetails key={opened.id} question={opened} />)}
      </Drawer>
    </Page>
  );
}
