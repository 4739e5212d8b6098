import { Button, NativeSelect, Paper, Stack } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { usePermission } from '../api/session.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Page } from '../parts/page.tsx';
import { EmptyState } from '../parts/record-table.tsx';
import { useAgents } from '../tools/use-agents.ts';

/** Whose widget it is to be: the way to the settings of one. */
export function WidgetsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { list } = useAgents();
  const mayCreate = usePermission('agents:write', 'ai:write');
  return (
    <Page title={t('widget.title')} description={t('widget.text')} isNarrow>
      <ErrorAlert error={list.error} onRetry={list.retry} />
      {list.rows?.length === 0 ? (
        <EmptyState
          title={t('home.no_agents_title')}
          text={t('home.no_agents_text')}
          action={
            mayCreate && (
              <Button component={Link} to="/start">
                {t('home.new_agent')}
              </Button>
            )
          }
        />
      ) : (
        <Paper>
          <Stack>
            <NativeSelect
              label={t('widget.agent')}
              value=""
              data={[
                { value: '', label: t('widget.choose_agent') },
                ...(list.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(event) => {
                const agentId = event.currentTarget.value;
                if (agentId) void navigate({ to: '/widget/$agentId', params: { agentId } });
              }}
            />
          </Stack>
        </Paper>
      )}
    </Page>
  );
}
