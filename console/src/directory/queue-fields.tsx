import { NativeSelect, NumberInput, SimpleGrid, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { EntryDraft } from './entry-draft.ts';

/** Fields of the queue of a directory entry. */
export function QueueFields({ form }: { form: Pick<UseFormReturnType<EntryDraft>, 'getInputProps' | 'values'> }) {
  const { t } = useTranslation();
  return (
    <>
      <Switch
        label={t('directory.has_queue')}
        description={t('directory.has_queue_hint')}
        {...form.getInputProps('has_queue', { type: 'checkbox' })}
      />
      {form.values.has_queue && (
        <>
          <NativeSelect
            label={t('directory.queue_ring')}
            data={(['in_turn', 'together'] as const).map((value) => ({
              value,
              label: t(`directory.queue_rings.${value}`),
            }))}
            {...form.getInputProps('queue.ring')}
          />
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            <NumberInput
              label={t('directory.queue_max_callers')}
              min={1}
              max={200}
              {...form.getInputProps('queue.max_callers')}
            />
            <NumberInput
              label={t('directory.queue_max_wait')}
              min={20}
              max={3600}
              {...form.getInputProps('queue.max_wait_seconds')}
            />
            <NumberInput
              label={t('directory.queue_announce')}
              min={15}
              max={300}
              {...form.getInputProps('queue.announce_seconds')}
            />
          </SimpleGrid>
          {form.values.kind === 'department' && (
            <Switch
              label={t('directory.queue_people')}
              {...form.getInputProps('queue.rings_people', { type: 'checkbox' })}
            />
          )}
          <Switch
            label={t('directory.queue_call_back')}
            {...form.getInputProps('queue.call_back', { type: 'checkbox' })}
          />
        </>
      )}
    </>
  );
}
