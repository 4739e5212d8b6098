import { Button, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './bounds-texts.ts';
import './retention-texts.ts';
import { api } from '../api/api.ts';
import type { RetentionBounds } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { notify } from '../parts/notify.tsx';
import { placeFieldErrors } from '../parts/place-field-errors.ts';
import { Timestamp } from '../parts/timestamp.tsx';

type BoundsPath = '/api/admin/retention' | '/api/reseller/retention';
type DataClass = keyof RetentionBounds['limits'];
type Draft = RetentionBounds['bounds'];

/** Floors and ceilings of retention for all accounts, for platform admins. */
export const PlatformBoundsTab = () => <BoundsTab path="/api/admin/retention" />;

/** Floors and ceilings of retention for the customers of a reseller. */
export const ResellerBoundsTab = () => <BoundsTab path="/api/reseller/retention" />;

function BoundsTab({ path }: { path: BoundsPath }) {
  const { data } = useSuspenseQuery({ queryKey: [path], queryFn: ({ signal }) => api.get(path, { signal }) });
  return <BoundsForm key={data.version} path={path} stored={data} />;
}

function BoundsForm({ path, stored }: { path: BoundsPath; stored: RetentionBounds }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [bounds, setBounds] = useState<Draft>(stored.bounds);
  const save = useMutation({
    mutationFn: () =>
      api.put(path, { headers: { 'if-match': `"${stored.version}"` }, body: { bounds: withoutEmpty(bounds) } }),
    onSuccess(saved) {
      queryClient.setQueryData([path], saved);
      notify(t('bounds.saved'));
    },
  });
  const classes = Object.keys(stored.limits) as DataClass[];
  const shown = Object.fromEntries(classes.map((name) => [name, { min_days: null, max_days: null }]));
  const faults = placeFieldErrors(save.error, { bounds: shown });
  const isPlaced = Object.keys(faults.fields).length > 0 && faults.left.length === 0;
  const isChanged = JSON.stringify(withoutEmpty(bounds)) !== JSON.stringify(withoutEmpty(stored.bounds));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Card
      title={t('bounds.title')}
      text={t(path === '/api/admin/retention' ? 'bounds.text_platform' : 'bounds.text_reseller')}
    >
      <form onSubmit={submit}>
        <Stack>
          {Object.keys(stored.bounds).length === 0 && <Text>{t('bounds.none')}</Text>}
          <div className="record-table">
            <Table aria-label={t('bounds.title')}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">{t('bounds.class')}</Table.Th>
                  <Table.Th scope="col">{t('bounds.floor')}</Table.Th>
                  <Table.Th scope="col">{t('bounds.ceiling')}</Table.Th>
                  <Table.Th scope="col">{t('bounds.limits')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {classes.map((name) => (
                  <BoundsRow
                    key={name}
                    name={name}
                    limits={stored.limits[name]}
                    set={bounds[name]}
                    faultOf={(field) => faults.fields[`bounds.${name}.${field}`]}
                    onChange={(set) => setBounds({ ...bounds, [name]: set })}
                  />
                ))}
              </Table.Tbody>
            </Table>
          </div>
          {!isPlaced && <ErrorAlert error={save.error} />}
          <Group justify="space-between">
            <Text size="sm" c="dimmed">
              {stored.updated_at && (
                <>
                  {t('common.changed')} <Timestamp at={stored.updated_at} />
                </>
              )}
            </Text>
            <Button type="submit" disabled={!isChanged} loading={save.isPending}>
              {t('common.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}

interface BoundsRowProps {
  name: DataClass;
  limits: RetentionBounds['limits'][DataClass];
  set: Draft[DataClass] | undefined;
  faultOf(field: 'min_days' | 'max_days'): string | undefined;
  onChange(set: { min_days: number | null; max_days: number | null }): void;
}

/** A kind of data with the days that are set, within the limits from above. */
function BoundsRow({ name, limits, set, faultOf, onChange }: BoundsRowProps) {
  const { t } = useTranslation();
  const label = t(`retention.classes.${name}`);
  const days = { min_days: set?.min_days ?? null, max_days: set?.max_days ?? null };
  const { min_days: min, max_days: max } = limits;
  const input = (field: keyof typeof days, header: string) => (
    <Table.Td data-label={header}>
      <TextInput
        type="number"
        aria-label={`${label}: ${header}`}
        w={130}
        min={min}
        max={max ?? 3650}
        placeholder={t('bounds.unset')}
        rightSection={days[field] !== null && <Text size="sm">{t('retention.days')}</Text>}
        rightSectionWidth={60}
        rightSectionPointerEvents="none"
        value={days[field] ?? ''}
        error={faultOf(field)}
        onChange={({ currentTarget }) =>
          onChange({ ...days, [field]: currentTarget.value === '' ? null : currentTarget.valueAsNumber })
        }
      />
    </Table.Td>
  );
  return (
    <Table.Tr>
      <Table.Td data-label={t('bounds.class')}>
        <Text fw={600} size="sm">
          {label}
        </Text>
      </Table.Td>
      {input('min_days', t('bounds.floor'))}
      {input('max_days', t('bounds.ceiling'))}
      <Table.Td data-label={t('bounds.limits')}>
        {max === null ? t('bounds.from', { count: min }) : t('bounds.from_to', { min, max })}
      </Table.Td>
    </Table.Tr>
  );
}

/** Bounds without the kinds of data that have neither floor nor ceiling. */
const withoutEmpty = (bounds: Draft): Draft =>
  Object.fromEntries(
    Object.entries(bounds)
      .filter(([, set]) => set && (set.min_days !== null || set.max_days !== null))
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
