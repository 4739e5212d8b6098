import { Badge, Button, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import './maintenance-texts.ts';
import { api } from '../api/api.ts';
import type { MaintenanceNotice } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { localeOf } from '../parts/locale.ts';
import { notify } from '../parts/notify.tsx';
import { ServerForm } from '../parts/server-form.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { maintenanceQuery, shownNotice } from '../shell/maintenance-query.ts';
import { fromLocalInput, toLocalInput } from './local-input.ts';

const path = '/api/admin/maintenance-notice';
const hourMs = 3_600_000;

/** Notice of planned maintenance, which the console shows to every person meanwhile. */
export function MaintenanceTab() {
  const { data } = useSuspenseQuery({ queryKey: [path], queryFn: ({ signal }) => api.get(path, { signal }) });
  return (
    <Stack gap="lg">
      <NoticeCard notice={data.notice} />
      <NoticeForm key={JSON.stringify(data.notice)} notice={data.notice} />
    </Stack>
  );
}

/** Puts a changed notice into this console at once; others read it within minutes. */
function useNoticeChanged() {
  const queryClient = useQueryClient();
  return (notice: MaintenanceNotice | null) => {
    queryClient.setQueryData([path], { notice });
    queryClient.setQueryData(maintenanceQuery.queryKey, { notice: shownNotice(notice, new Date()) });
  };
}

function NoticeCard({ notice }: { notice: MaintenanceNotice | null }) {
  const { t, i18n } = useTranslation();
  const changed = useNoticeChanged();
  const remove = useMutation({
    mutationFn: () => api.delete(path),
    onSuccess() {
      changed(null);
      notify(t('maintenance.removed'));
    },
  });
  if (!notice) {
    return (
      <Card title={t('maintenance.current')}>
        <Text c="dimmed">{t('maintenance.none')}</Text>
      </Card>
    );
  }
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  const state = stateOf(notice, new Date());
  return (
    <Card
      title={t('maintenance.current')}
      text={format.formatRange(new Date(notice.starts_at), new Date(notice.ends_at))}
      aside={<Badge color={stateColors[state]}>{t(`maintenance.states.${state}`)}</Badge>}
    >
      <Text>{notice.text}</Text>
      <ErrorAlert error={remove.error} />
      <Group justify="flex-end">
        <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
          {t('maintenance.remove')}
        </Button>
      </Group>
    </Card>
  );
}

const stateColors = { planned: 'blue', shown: 'yellow', over: 'gray' } as const;

function stateOf({ starts_at, ends_at }: MaintenanceNotice, now: Date): keyof typeof stateColors {
  if (now.getTime() < Date.parse(starts_at)) return 'planned';
  return now.getTime() < Date.parse(ends_at) ? 'shown' : 'over';
}

function NoticeForm({ notice }: { notice: MaintenanceNotice | null }) {
  const { t } = useTranslation();
  const changed = useNoticeChanged();
  const serverForm = useServerForm({
    initialValues: {
      text: notice?.text ?? '',
      starts_at: toLocalInput(notice ? new Date(notice.starts_at) : new Date()),
      ends_at: toLocalInput(notice ? new Date(notice.ends_at) : new Date(Date.now() + hourMs)),
    },
    validate: {
      text: (text) => (text.trim() === '' ? t('common.needed') : null),
      starts_at: (at) => (fromLocalInput(at) === null ? t('common.needed') : null),
      ends_at: (at) => (fromLocalInput(at) === null ? t('common.needed') : null),
    },
    async send({ text, starts_at, ends_at }) {
      const body = { text, starts_at: fromLocalInput(starts_at) ?? '', ends_at: fromLocalInput(ends_at) ?? '' };
      changed(await api.put(path, { body }));
      notify(t('maintenance.saved'));
    },
  });
  const { form } = serverForm;
  return (
    <Card title={t(notice ? 'maintenance.change' : 'maintenance.set')} text={t('maintenance.text')}>
      <ServerForm of={serverForm} submitLabel={t('common.save')}>
        <Textarea
          label={t('maintenance.message')}
          description={t('maintenance.message_hint')}
          maxLength={500}
          autosize
          minRows={2}
          required
          {...form.getInputProps('text')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            type="datetime-local"
            label={t('maintenance.from')}
            required
            {...form.getInputProps('starts_at')}
          />
          <TextInput type="datetime-local" label={t('maintenance.until')} required {...form.getInputProps('ends_at')} />
        </SimpleGrid>
        <Text size="sm" c="dimmed">
          {t('maintenance.zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
        </Text>
      </ServerForm>
    </Card>
  );
}
