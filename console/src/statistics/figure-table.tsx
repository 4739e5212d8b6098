import { Button, Group, Stack, Table } from '@mantine/core';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadCsv } from './csv.ts';

/** A column of figures: what is in the file, and how it is shown. */
export interface FigureColumn<Row> {
  header: string;
  value(row: Row): string | number | null;
  show?(row: Row): ReactNode;
}

/** Figures as a table, which can be downloaded as it is. */
export function FigureTable<Row>(props: {
  label: string;
  /** Name of the file, without its ending. */
  file: string;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
}) {
  const { t } = useTranslation();
  const { columns, rows } = props;
  const download = () =>
    downloadCsv(`${props.file}.csv`, {
      columns: columns.map(({ header }) => header),
      rows: rows.map((row) => columns.map(({ value }) => value(row))),
    });
  return (
    <Stack gap="sm">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard too. */}
      <section className="figure-table" aria-label={props.label} tabIndex={0}>
        <Table aria-label={props.label} highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              {columns.map(({ header }) => (
                <Table.Th key={header} scope="col">
                  {header}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={props.keyOf(row)}>
                {columns.map(({ header, value, show }, index) =>
                  index === 0 ? (
                    <Table.Th key={header} scope="row">
                      {show ? show(row) : value(row)}
                    </Table.Th>
                  ) : (
                    <Table.Td key={header}>{show ? show(row) : value(row)}</Table.Td>
                  ),
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      <Group justify="flex-end">
        <Button size="xs" variant="default" leftSection={<Download size={14} aria-hidden />} onClick={download}>
          {t('statistics.download')}
        </Button>
      </Group>
    </Stack>
  );
}
