import { Alert, Anchor, Button, Group, Stack, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { fieldAt } from '../editor/agent-fields.ts';
import { useFieldText } from '../editor/use-field-text.ts';
import type { DraftConflict } from './agent-draft.ts';
import { valueAt } from './config-changes.ts';
import { useAgentDraft, useDraftConfig, useDraftState } from './draft-context.tsx';
import { useValueWords } from './use-value-words.ts';

/** Notices about the draft: restored, or merged with a newer version. */
export function DraftNotices() {
  const { t } = useTranslation();
  const isRestored = useDraftState((state) => state.isRestored);
  const merged = useDraftState((state) => state.mergedVersion);
  return (
    <>
      {isRestored && (
        <Alert color="blue" className="readable-alert" role="status">
          {t('agent_editor.restored')}
        </Alert>
      )}
      {merged !== null && (
        <Alert color="blue" className="readable-alert" role="status">
          {t('agent_editor.merged', { version: merged })}
        </Alert>
      )}
    </>
  );
}

/** Why the draft was not saved: in conflict with a newer version, or refused. */
export function DraftProblems() {
  const conflict = useDraftState((state) => state.conflict);
  return (
    <>
      {conflict && <Conflict conflict={conflict} />}
      <RefusedFields />
    </>
  );
}

function Conflict({ conflict }: { conflict: DraftConflict }) {
  const { t } = useTranslation();
  const { draft } = useAgentDraft();
  const mine = useDraftConfig();
  const { labelOfPath } = useFieldText();
  const wordsOf = useValueWords();
  const { version, theirs } = conflict;
  return (
    <Alert color="yellow" className="readable-alert" title={t('agent_editor.conflict_title', { version })}>
      <Stack gap="sm">
        <Text size="sm">{t('agent_editor.conflict_text')}</Text>
        <Table.ScrollContainer minWidth={420}>
          <Table aria-label={t('agent_editor.conflict_title', { version })}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t('agents.field')}</Table.Th>
                <Table.Th scope="col">{t('agent_editor.conflict_theirs', { version })}</Table.Th>
                <Table.Th scope="col">{t('agent_editor.conflict_mine')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {theirs.map(({ path, after }) => (
                <Table.Tr key={path.join('.')}>
                  <Table.Th scope="row">{labelOfPath(path)}</Table.Th>
                  <Table.Td className="breakable">{wordsOf(after)}</Table.Td>
                  <Table.Td className="breakable">{wordsOf(valueAt(mine, path))}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        <Group gap="sm">
          <Button variant="default" onClick={() => draft.resolve('mine')}>
            {t('agent_editor.use_mine')}
          </Button>
          <Button variant="default" onClick={() => draft.resolve('theirs')}>
            {t('agent_editor.use_theirs', { version })}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

/** Links to the fields that the server refused. */
function RefusedFields() {
  const { t } = useTranslation();
  const { agent } = useAgentDraft();
  const errors = useDraftState((state) => state.errors);
  const { labelOfPath } = useFieldText();
  const paths = Object.keys(errors);
  if (paths.length === 0) return null;
  return (
    <Alert color="red" className="readable-alert" role="alert">
      <Text size="sm">{t('agent_editor.errors', { count: paths.length })}</Text>
      <ul className="refused-fields">
        {paths.map((path) => {
          const { field } = fieldAt(path.split('.')) ?? {};
          const isPrompt = path === 'prompt' || path === 'greeting';
          return (
            <li key={path}>
              <Anchor
                size="sm"
                renderRoot={(props) => (
                  <Link
                    {...props}
                    to={isPrompt ? '/agents/$agentId/instructions' : '/agents/$agentId/settings'}
                    params={{ agentId: agent.id }}
                    hash={`field-${field?.path ?? path}`}
                  />
                )}
              >
                {labelOfPath(path.split('.'))}
              </Anchor>
              {`: ${errors[path]}`}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
