import { ActionIcon, Button, Fieldset, Group, Stack } from '@mantine/core';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A list of rows that are added, moved up and removed. */
export function RowList<Row>(props: {
  rows: readonly Row[];
  /** Title of a row, by its number from 1. */
  title(number: number): string;
  addLabel: string;
  isReadOnly: boolean;
  newRow(): Row;
  onChange(rows: Row[]): void;
  children(row: Row, change: (part: Partial<Row>) => void, index: number): ReactNode;
}) {
  const { t } = useTranslation();
  const { rows, isReadOnly, onChange } = props;
  const change = (index: number) => (part: Partial<Row>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  const moveUp = (index: number) => {
    const [row] = rows.slice(index, index + 1);
    if (row !== undefined) onChange(rows.toSpliced(index, 1).toSpliced(index - 1, 0, row));
  };
  return (
    <Stack gap="sm">
      {rows.map((row, index) => {
        const title = props.title(index + 1);
        return (
          // Rows have no id; a row that is moved is drawn anew.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Fieldset key={index} legend={title} p="sm" disabled={isReadOnly}>
            <Stack gap="xs">
              {props.children(row, change(index), index)}
              <Group justify="flex-end" gap={4}>
                {index > 0 && (
                  <ActionIcon aria-label={`${t('workflow_editor.move_up')}: ${title}`} onClick={() => moveUp(index)}>
                    <ArrowUp size={16} aria-hidden />
                  </ActionIcon>
                )}
                <ActionIcon
                  aria-label={`${t('workflow_editor.remove')}: ${title}`}
                  onClick={() => onChange(rows.toSpliced(index, 1))}
                >
                  <Trash2 size={16} aria-hidden />
                </ActionIcon>
              </Group>
            </Stack>
          </Fieldset>
        );
      })}
      {!isReadOnly && (
        <Button
          size="xs"
          variant="default"
          className="self-start"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => onChange([...rows, props.newRow()])}
        >
          {props.addLabel}
        </Button>
      )}
    </Stack>
  );
}
