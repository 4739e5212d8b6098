import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { UnansweredQuestion, UnansweredQuestionDetail } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Facts } from '../parts/facts.tsx';
import { notify, notifyError } from '../parts/notify.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';
import { AnswerForm } from './answer-form.tsx';
import { CallConversation, ChatConversation } from './conversation.tsx';
import { questionsPath, stateColors } from './question-states.ts';

const path = '/api/unanswered-questions/{questionId}';

/** A question, its state, and the conversations it was asked in. */
export function QuestionDetails({ question }: { question: UnansweredQuestion }) {
  const { t } = useTranslation();
  const { id } = question;
  const { data, error, refetch } = useQuery({
    queryKey: [questionsPath, id],
    queryFn: ({ signal }) => api.get(path, { path: { questionId: id }, signal }),
  });
  return (
    <Stack gap="lg">
      <Facts
        facts={[
          [
            t('questions.state'),
            <Badge key="state" color={stateColors[question.state]}>
              {t(`questions.states.${question.state}`)}
            </Badge>,
          ],
          [t('questions.agent'), question.agent.name],
          [t('questions.count'), t('questions.times', { count: question.count })],
          [t('questions.last_asked'), <Timestamp key="last" at={question.last_asked_at} />],
        ]}
      />
      {question.reopened_count > 0 && (
        <Text size="sm" c="orange">
          {t('questions.reopened', { count: question.reopened_count })}
        </Text>
      )}
      <StateButtons question={question} />
      <div>
        <Title order={3}>{t('questions.conversations')}</Title>
        <Text c="dimmed" size="sm">
          {t('questions.latest')}
        </Text>
      </div>
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {data?.occurrences.map((occurrence) => (
        <Occurrence key={`${occurrence.call_id ?? occurrence.session_id}${occurrence.text}`} occurrence={occurrence} />
      ))}
    </Stack>
  );
}

function StateButtons({ question }: { question: UnansweredQuestion }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const messageOf = useErrorMessage();
  const mayWrite = usePermission('kb:write');
  const [isAnswering, setAnswering] = useState(false);
  if (!mayWrite) return null;
  if (isAnswering) return <AnswerForm question={question} onDone={() => setAnswering(false)} />;
  async function set(state: UnansweredQuestion['state']) {
    try {
      await api.patch(path, { path: { questionId: question.id }, body: { state } });
      await queryClient.invalidateQueries({ queryKey: [questionsPath] });
      notify(t('questions.saved'));
    } catch (error) {
      notifyError(messageOf(error));
    }
  }
  return (
    <Group gap="sm">
      {question.state === 'open' ? (
        <>
          <Button onClick={() => setAnswering(true)}>{t('questions.add_answer')}</Button>
          <Button variant="default" onClick={() => void set('answered')}>
            {t('questions.mark_answered')}
          </Button>
          <Button variant="default" onClick={() => void set('dismissed')}>
            {t('questions.dismiss')}
          </Button>
        </>
      ) : (
        <Button variant="default" onClick={() => void set('open')}>
          {t('questions.reopen')}
        </Button>
      )}
    </Group>
  );
}

function Occurrence({ occurrence }: { occurrence: UnansweredQuestionDetail['occurrences'][number] }) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const { call_id: callId, session_id: sessionId } = occurrence;
  const mayRead = usePermission(callId === null ? 'chat:read' : 'calls:read');
  return (
    <Stack gap={6}>
      <Text size="sm">“{occurrence.text}”</Text>
      <Group gap="sm">
        <Badge variant="light">{t(callId === null ? 'questions.in_chat' : 'questions.in_call')}</Badge>
        <Text size="sm" c="dimmed" component="div">
          <Timestamp at={occurrence.asked_at} />
        </Text>
        {mayRead && (
          <Button variant="subtle" size="compact-sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {t(isShown ? 'questions.hide_conversation' : 'questions.show_conversation')}
          </Button>
        )}
      </Group>
      {isShown && callId !== null && <CallConversation callId={callId} />}
      {isShown && sessionId !== null && <ChatConversation sessionId={sessionId} />}
    </Stack>
  );
}
