import { Alert, Button, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Download, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import type { DataSubject } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { localeOf } from '../parts/locale.ts';

/** Export of everything stored about one person: look up the number, see what there is, download it. */
export function ExportTab() {
  const { t } = useTranslation();
  const [number, setNumber] = useState('');
  const search = useMutation({
    mutationFn: (phone_number: string) => api.get('/api/privacy/data-subject', { query: { phone_number } }),
  });
  const refused = readRefused(search.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search.mutate(number);
  };
  return (
    <Stack gap="lg">
      <Card title={t('privacy.export.title')} text={t('privacy.export.text')}>
        <form onSubmit={submit}>
          <Group align="flex-end" gap="sm">
            <TextInput
              type="tel"
              label={t('privacy.export.number')}
              description={t('privacy.export.number_hint')}
              value={number}
              onChange={(event) => {
                setNumber(event.currentTarget.value);
                search.reset();
              }}
              error={refused && t(`privacy.export.${refused}`)}
              required
              flex={1}
              miw={240}
            />
            <Button type="submit" loading={search.isPending} leftSection={<Search size={16} aria-hidden />}>
              {t('privacy.export.find')}
            </Button>
          </Group>
        </form>
        {search.isError && refused === null && <ErrorAlert error={search.error} />}
      </Card>
      {search.data && <Found subject={search.data} />}
    </Stack>
  );
}

function Found({ subject }: { subject: DataSubject }) {
  const { t, i18n } = useTranslation();
  const number = subject.data_subject;
  const counts = Object.entries(subject.record_counts).filter(([, count]) => count > 0);
  const href = `/api/calls/export/by-subject?phone_number=${encodeURIComponent(number)}`;
  return (
    <Card title={t('privacy.export.found', { number })}>
      {counts.length === 0 ? (
        <Text role="status">{t('privacy.export.nothing', { number })}</Text>
      ) : (
        <>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('privacy.export.kind')}</Table.Th>
                <Table.Th ta="right">{t('privacy.export.count')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {counts.map(([kind, count]) => (
                <Table.Tr key={kind}>
                  {/* A kind that is newer than these texts is shown by its key. */}
                  <Table.Td>{t(`privacy.kinds.${kind as 'calls'}`, { defaultValue: kind })}</Table.Td>
                  <Table.Td ta="right">{count.toLocaleString(localeOf(i18n.language))}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          <Alert>{t('privacy.export.third_persons')}</Alert>
        </>
      )}
      <Group>
        {/* A link, so that the browser streams the file to disk. */}
        <Button component="a" href={href} download leftSection={<Download size={16} aria-hidden />}>
          {t('privacy.export.download')}
        </Button>
      </Group>
    </Card>
  );
}

const refusals = ['impossible_number', 'withheld_number'] as const;

/** Why the number names no person, or null for another error. */
function readRefused(error: unknown): (typeof refusals)[number] | null {
  if (!(error instanceof ApiError)) return null;
  const codes = error.details.map(({ code }) => code);
  return refusals.find((refusal) => codes.includes(refusal)) ?? null;
}
