import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './retention-texts.ts';
import { api } from '../api/api.ts';
import type { RetentionPolicy, RetentionPreview } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { notify } from '../parts/notify.tsx';
import { RetentionConfirm } from './retention-confirm.tsx';
import { RetentionLastRun } from './retention-last-run.tsx';

export const retentionQuery = queryOptions({
  queryKey: ['/api/privacy/retention'],
  queryFn: () => api.get('/api/privacy/retention'),
});

type Days = RetentionPolicy['days'];
export type DataClass = keyof Days;

/** How long each kind of data is kept. A change shows what it would delete before it is saved. */
export function RetentionTab() {
  const { data: policy } = useSuspenseQuery(retentionQuery);
  return (
    <Stack gap="lg">
      <RetentionForm key={policy.version} policy={policy} />
      <RetentionLastRun run={policy.last_run} />
    </Stack>
  );
}

function RetentionForm({ policy }: { policy: RetentionPolicy }) {
  const { t } = useTranslation();
  const mayWrite = usePermission('privacy:write');
  const queryClient = useQueryClient();
  const [days, setDays] = useState<Days>(policy.days);
  const [preview, setPreview] = useState<RetentionPreview | null>(null);
  const review = useMutation({
    mutationFn: () => api.post('/api/privacy/retention/preview', { body: { days } }),
    onSuccess: setPreview,
  });
  const classes = Object.keys(policy.bounds) as DataClass[];
  const isChanged = classes.some((name) => days[name] !== policy.days[name]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    review.mutate();
  };
  async function save() {
    const headers = { 'if-match': `"${policy.version}"` };
    queryClient.setQueryData(
      retentionQuery.queryKey,
      await api.put('/api/privacy/retention', { headers, body: { days } }),
    );
    notify(t('retention.saved'));
  }
  return (
    <Card title={t('retention.title')} text={t('retention.text')}>
      <form onSubmit={submit}>
        <fieldset disabled={!mayWrite} className="plain-fieldset">
          <Stack>
            {classes.map((name) => (
              <DaysInput
                key={name}
                name={name}
                days={days[name]}
                max={policy.bounds[name].max_days}
                min={policy.bounds[name].min_days}
                onChange={(value) => setDays({ ...days, [name]: value })}
              />
            ))}
            <ErrorAlert error={review.error} />
            {mayWrite && (
              <Group justify="flex-end">
                <Button type="submit" disabled={!isChanged} loading={review.isPending}>
                  {t('retention.review')}
                </Button>
              </Group>
            )}
          </Stack>
        </fieldset>
      </form>
      <RetentionConfirm preview={preview} save={save} onClose={() => setPreview(null)} />
    </Card>
  );
}

interface DaysInputProps {
  name: DataClass;
  days: number | null;
  min: number;
  /** Null: may be kept without end. */
  max: number | null;
  onChange(days: number | null): void;
}

function DaysInput({ name, days, min, max, onChange }: DaysInputProps) {
  const { t } = useTranslation();
  return (
    <Group justify="space-between" align="flex-start" gap="md" wrap="nowrap">
      <div>
        <Text component="label" fw={500} htmlFor={`days-${name}`}>
          {t(`retention.classes.${name}`)}
        </Text>
        <Text size="sm" c="dimmed" id={`about-${name}`}>
          {t(`retention.about.${name}`)} {max !== null && t('retention.at_most', { count: max })}
        </Text>
      </div>
      <TextInput
        type="number"
        id={`days-${name}`}
        aria-describedby={`about-${name}`}
        w={150}
        flex="none"
        min={min}
        max={max ?? 3650}
        step={1}
        required={max !== null}
        placeholder={t('retention.kept')}
        rightSection={days !== null && <Text size="sm">{t('retention.days')}</Text>}
        rightSectionWidth={60}
        rightSectionPointerEvents="none"
        value={days ?? ''}
        onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.valueAsNumber)}
      />
    </Group>
  );
}
