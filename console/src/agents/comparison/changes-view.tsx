import './comparison.css';
import { Stack, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ConfigChange } from '../draft/config-changes.ts';
import { useValueWords } from '../draft/use-value-words.ts';
import '../editor/texts.ts';
import { useFieldText } from '../editor/use-field-text.ts';
import { type DiffRow, diffRows, type LinePart, withContext } from './text-diff.ts';

/** Length above which a text is compared line by line. Unit: characters. */
const longText = 160;

const isLong = (value: unknown) => typeof value === 'string' && (value.length > longText || value.includes('\n'));

/** Changes side by side: short values in a table, long texts line by line. */
export function ChangesView(props: { changes: readonly ConfigChange[]; before: string; after: string }) {
  const { t } = useTranslation();
  const { changes, before, after } = props;
  const { labelOfPath } = useFieldText();
  const wordsOf = useValueWords();
  const texts = changes.filter((change) => isLong(change.before) || isLong(change.after));
  const fields = changes.filter((change) => !texts.includes(change));
  if (changes.length === 0) return <Text>{t('agents.same')}</Text>;
  return (
    <Stack gap="lg">
      {fields.length > 0 && (
        <Table.ScrollContainer minWidth={480}>
          <Table aria-label={t('agents.field')} layout="fixed">
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t('agents.field')}</Table.Th>
                <Table.Th scope="col">{before}</Table.Th>
                <Table.Th scope="col">{after}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {fields.map((change) => (
                <Table.Tr key={change.path.join('.')}>
                  <Table.Th scope="row" className="breakable">
                    {labelOfPath(change.path)}
                  </Table.Th>
                  <Table.Td className="breakable">{wordsOf(change.before)}</Table.Td>
                  <Table.Td className="breakable">{wordsOf(change.after)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {texts.map((change) => (
        <TextComparison
          key={change.path.join('.')}
          title={labelOfPath(change.path)}
          rows={diffRows(String(change.before ?? ''), String(change.after ?? ''))}
          before={before}
          after={after}
        />
      ))}
    </Stack>
  );
}

function TextComparison(props: { title: string; rows: readonly DiffRow[]; before: string; after: string }) {
  const { t } = useTranslation();
  const { title, rows, before, after } = props;
  return (
    <section aria-label={title}>
      <Text fw={600} mb={4}>
        {title}
      </Text>
      {/* Scrolled by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <div className="text-comparison" tabIndex={0} role="region" aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{before}</th>
              <th scope="col">{after}</th>
            </tr>
          </thead>
          <tbody>
            {withContext(rows).map((row, index) => (
              // Rows have no identity but their place, and the texts do not change.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <tr key={index} data-changed={('isChanged' in row && row.isChanged) || undefined}>
                {'skipped' in row ? (
                  <td colSpan={2} className="text-gap">
                    {t('agents.lines_skipped', { count: row.skipped })}
                  </td>
                ) : (
                  <>
                    <Side parts={row.left} sign="-" isChanged={row.isChanged} />
                    <Side parts={row.right} sign="+" isChanged={row.isChanged} />
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Side({ parts, sign, isChanged }: { parts: readonly LinePart[] | null; sign: string; isChanged: boolean }) {
  const Mark = sign === '+' ? 'ins' : 'del';
  if (parts === null) return <td className="text-gap" />;
  return (
    <td data-sign={isChanged ? sign : undefined}>
      {parts.map((part, index) =>
        part.isChanged ? (
          // Parts have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Mark key={index}>{part.text}</Mark>
        ) : (
          part.text
        ),
      )}
    </td>
  );
}
