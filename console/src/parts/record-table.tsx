import { Button, Center, Paper, Stack, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { List } from '../api/use-list.ts';
import { ErrorAlert } from './error-alert.tsx';
import { SkeletonLines } from './skeletons.tsx';

export interface Column<Row> {
  key: string;
  header: string;
  /** Shown to screen readers only: a column of buttons explains itself. */
  isHeaderHidden?: boolean;
  cell(row: Row): ReactNode;
}

interface RecordTableProps<Row> {
  label: string;
  list: List<Row>;
  columns: readonly Column<Row>[];
  keyOf(row: Row): string;
  empty: { title: string; text: string; action?: ReactNode };
}

/** A list as a table; on a phone each row is a card. */
export function RecordTable<Row>({ label, list, columns, keyOf, empty }: RecordTableProps<Row>) {
  const { t } = useTranslation();
  if (list.error && !list.rows) return <ErrorAlert error={list.error} onRetry={list.retry} />;
  if (!list.rows) return <LoadingRows />;
  if (list.rows.length === 0) return <EmptyState {...empty} />;
  return (
    <Stack gap="md">
      <Paper p={0} className="record-table">
        <Table aria-label={label} highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <Table.Th key={column.key} scope="col">
                  {column.isHeaderHidden ? <span className="unseen">{column.header}</span> : column.header}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {list.rows.map((row) => (
              <Table.Tr key={keyOf(row)}>
                {columns.map((column) => (
                  <Table.Td key={column.key} data-label={column.isHeaderHidden ? undefined : column.header}>
                    {column.cell(row)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
      {list.error && <ErrorAlert error={list.error} onRetry={list.retry} />}
      {list.hasMore && (
        <Center>
          <Button variant="default" loading={list.isLoadingMore} onClick={list.loadMore}>
            {t('common.load_more')}
          </Button>
        </Center>
      )}
    </Stack>
  );
}

/** Empty state of a list. */
export function EmptyState({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <Paper p="xl">
      <Stack align="center" gap="xs" py="lg">
        <Title order={2}>{title}</Title>
        <Text c="dimmed" ta="center" maw={460}>
          {text}
        </Text>
        {action && <div className="nothing-action">{action}</div>}
      </Stack>
    </Paper>
  );
}

function LoadingRows() {
  const { t } = useTranslation();
  return (
    <Paper aria-busy="true" aria-label={t('common.loading')} role="status">
      <SkeletonLines />
    </Paper>
  );
}
