import { Badge, Modal, NativeSelect, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Workflow } from '../api/schemas.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { compareGraphs, type Difference } from './compare-graphs.ts';
import type { WorkflowDefinition } from './graph.ts';
import { versionQuery } from './workflow-queries.ts';

const colors = { added: 'green', removed: 'red', changed: 'blue' } as const;

/** Differences of a version and the draft, or of a version and another one. */
export function GraphComparison(props: { workflow: Workflow; version: number; onClose(): void }) {
  const { t } = useTranslation();
  const { workflow, version } = props;
  const newest = workflow.published_version ?? version;
  const [other, setOther] = useState<number | 'draft'>(version === newest ? 'draft' : newest);
  const from = useQuery(versionQuery(workflow.id, version));
  const to = useQuery({
    ...versionQuery(workflow.id, other === 'draft' ? version : other),
    enabled: other !== 'draft',
  });
  const after = other === 'draft' ? workflow.draft : to.data?.graph;
  const versions = Array.from({ length: newest }, (_, index) => newest - index).filter((each) => each !== version);
  const error = from.error ?? to.error;
  return (
    <Modal
      opened
      onClose={props.onClose}
      size="xl"
      title={t('workflows.compare_title', {
        from: version,
        to: other === 'draft' ? t('workflows.the_draft') : t('workflows.the_published', { version: other }),
      })}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack>
        <NativeSelect
          label={t('workflows.compare')}
          value={String(other)}
          data={[
            { value: 'draft', label: t('workflows.the_draft') },
            ...versions.map((each) => ({
              value: String(each),
              label: t('workflows.the_published', { version: each }),
            })),
          ]}
          onChange={({ currentTarget: { value } }) => setOther(value === 'draft' ? value : Number(value))}
        />
        <ErrorAlert error={error} />
        {from.data && after ? (
          <Differences before={from.data.graph as WorkflowDefinition} after={after as WorkflowDefinition} />
        ) : (
          <Skeleton height={120} />
        )}
      </Stack>
    </Modal>
  );
}

function Differences({ before, after }: { before: WorkflowDefinition; after: WorkflowDefinition }) {
  const { t } = useTranslation();
  const { differences, moved } = compareGraphs(before, after);
  return (
    <>
      {differences.length === 0 && <Text>{t('workflows.same')}</Text>}
      {differences.map((difference) => (
        <DifferenceRow key={`${difference.element} ${difference.label} ${difference.change}`} difference={difference} />
      ))}
      {moved > 0 && (
        <Text size="sm" c="dimmed">
          {t('workflows.differences.moved', { count: moved })}
        </Text>
      )}
    </>
  );
}

function DifferenceRow({ difference: { element, label, change, fields } }: { difference: Difference }) {
  const { t } = useTranslation();
  return (
    <section>
      <Text size="sm" mb={4}>
        <Badge color={colors[change]} mr={6}>
          {t(`workflows.differences.${change}`)}
        </Badge>
        {t(`workflows.differences.${element}`)} {element !== 'graph' && <strong>{label}</strong>}
      </Text>
      {fields.length > 0 && (
        <Table.ScrollContainer minWidth={420}>
          <Table verticalSpacing={4} aria-label={label}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col" />
                <Table.Th scope="col">{t('workflows.differences.before')}</Table.Th>
                <Table.Th scope="col">{t('workflows.differences.after')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {fields.map((field) => (
                <Table.Tr key={field.name}>
                  <Table.Th scope="row" className="mono">
                    {field.name}
                  </Table.Th>
                  <Table.Td className="breakable">{field.before}</Table.Td>
                  <Table.Td className="breakable">{field.after}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </section>
  );
}
