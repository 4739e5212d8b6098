import { NativeSelect, SimpleGrid, Stack, Switch, TagsInput, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { timeZoneChoices } from '../account/choices.ts';
import { api } from '../api/api.ts';
import type { DirectoryEntry } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { WeeklyHoursInputs } from '../parts/weekly-hours-inputs.tsx';
import { bodyOf, draftOf, type EntryDraft, fieldOf } from './entry-draft.ts';
import { QueueFields } from './queue-fields.tsx';

export const directoryPath = '/api/directory';

const kinds = ['person', 'department'] as const;
const modes = ['warm', 'attended', 'cold'] as const;
const fallbacks = ['agent', 'contact_request', 'number', 'entry'] as const;

/** A directory entry, new or changed. */
export function EntryForm({ entry, onDone }: { entry: DirectoryEntry | null; onDone(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { form, onSubmit, isSending, fault } = useServerForm<EntryDraft>({
    initialValues: draftOf(entry, ownZone),
    fieldOf,
    validate: {
      name: (name) => (name.trim() === '' ? t('common.needed') : null),
      destinations: (destinations) => (destinations.length === 0 ? t('common.needed') : null),
    },
    async send(draft) {
      const body = bodyOf(draft);
      if (entry === null) await api.post(directoryPath, { body });
      else await api.patch('/api/directory/{entryId}', { path: { entryId: entry.id }, body });
      await queryClient.invalidateQueries({ queryKey: [directoryPath] });
      notify(t('directory.saved'));
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NativeSelect
            label={t('directory.kind')}
            data={kinds.map((value) => ({ value, label: t(`directory.kinds.${value}`) }))}
            {...form.getInputProps('kind')}
          />
          <TextInput
            label={t('directory.name')}
            required
            data-autofocus
            autoComplete="off"
            {...form.getInputProps('name')}
          />
          <TextInput label={t('directory.department')} autoComplete="off" {...form.getInputProps('department')} />
          <TextInput label={t('directory.entry_title')} autoComplete="off" {...form.getInputProps('title')} />
        </SimpleGrid>
        <TagsInput
          label={t('directory.destinations')}
          description={t('directory.destinations_hint')}
          required
          acceptValueOnBlur
          splitChars={[',']}
          maxTags={5}
          {...form.getInputProps('destinations')}
        />
        <TagsInput
          label={t('directory.aliases')}
          description={t('directory.aliases_hint')}
          acceptValueOnBlur
          maxTags={20}
          {...form.getInputProps('aliases')}
        />
        <TagsInput
          label={t('directory.languages')}
          description={t('directory.languages_hint')}
          acceptValueOnBlur
          maxTags={10}
          {...form.getInputProps('languages')}
        />
        <NativeSelect
          label={t('directory.mode')}
          data={modes.map((value) => ({ value, label: t(`directory.modes.${value}`) }))}
          {...form.getInputProps('mode')}
        />
        {form.values.mode !== 'cold' && (
          <TextInput
            label={t('directory.whisper')}
            description={t('directory.whisper_hint')}
            autoComplete="off"
            {...form.getInputProps('whisper')}
          />
        )}
        <Switch label={t('directory.has_hours')} {...form.getInputProps('has_hours', { type: 'checkbox' })} />
        {form.values.has_hours && (
          <>
            <NativeSelect
              label={t('directory.timezone')}
              data={timeZoneChoices(form.values.timezone)}
              {...form.getInputProps('timezone')}
            />
            <WeeklyHoursInputs
              hint={t('directory.hours_hint')}
              closed={t('directory.closed_day')}
              inputProps={(day) => form.getInputProps(`weekly.${day}`)}
            />
          </>
        )}
        <QueueFields form={form} />
        <NativeSelect
          label={t(form.values.has_queue ? 'directory.queue_overflow' : 'directory.fallback')}
          data={fallbacks.map((value) => ({ value, label: t(`directory.fallbacks.${value}`) }))}
          {...form.getInputProps('fallback')}
        />
        {form.values.fallback === 'number' && (
          <TextInput
            label={t('directory.fallback_number')}
            autoComplete="off"
            {...form.getInputProps('fallback_number')}
          />
        )}
        {form.values.fallback === 'entry' && (
          <EntrySelect ownId={entry?.id ?? null} inputProps={form.getInputProps('fallback_entry')} />
        )}
        <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} onCancel={onDone} />
      </Stack>
    </form>
  );
}

/** Choice of another entry, the newest first. */
function EntrySelect({ ownId, inputProps }: { ownId: string | null; inputProps: object }) {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: [directoryPath, 'choices'],
    queryFn: () => api.get(directoryPath, { query: { limit: 200 } }),
  });
  const others = (data?.data ?? []).filter(({ id }) => id !== ownId);
  const choices = others.map(({ id, name, department }) => ({
    value: id,
    label: department === '' ? name : `${name}, ${department}`,
  }));
  return (
    <NativeSelect label={t('directory.fallback_entry')} data={[{ value: '', label: '' }, ...choices]} {...inputProps} />
  );
}
