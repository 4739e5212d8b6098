import { Alert, Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { api } from '../api/api.ts';
import { usePermission } from '../api/session.ts';
import { questionsPath } from './question-states.ts';

/** Number of open questions, as a link to them; nothing where there is none, and while it loads or fails. */
export function OpenQuestions() {
  const { t } = useTranslation();
  const { data: count } = useQuery({
    queryKey: [questionsPath, 'open-count'],
    queryFn: async ({ signal }) => {
      const page = await api.get(questionsPath, { query: { state: 'open', limit: 1, include_total: 'true' }, signal });
      return page.total ?? 0;
    },
    enabled: usePermission('kb:read'),
  });
  if (!count) return null;
  return (
    <Alert icon={<CircleHelp size={18} aria-hidden />} color="blue" variant="light">
      <Anchor renderRoot={(props) => <Link to="/unanswered-questions" search={{ state: 'open' }} {...props} />}>
        {t('questions.open_count', { count })}
      </Anchor>
    </Alert>
  );
}
