import { Button, NumberInput, Stack, Table, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { TrafficSplit as Split } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

const path = '/api/agents/{agentId}/traffic-split';

/** The open traffic split of an agent; null: none. */
const splitQuery = (agentId: string) =>
  queryOptions({
    queryKey: [path, agentId],
    queryFn: ({ signal }) => api.get(path, { path: { agentId }, signal }),
  });

/** The open split with the figures of both sides; nothing while there is none. */
export function TrafficSplit({ agentId }: { agentId: string }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const mayWrite = usePermission('agents:write');
  const { data: split, error, refetch } = useQuery(splitQuery(agentId));
  const ending = useMutation({
    mutationFn: () => api.delete(path, { path: { agentId } }),
    onSuccess: () => {
      notify(t('agents.traffic.split_ended'));
      void queryClient.invalidateQueries({ queryKey: [path] });
    },
  });
  if (error) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  if (!split) return null;
  const { share, version } = split;
  return (
    <Card
      title={t('agents.traffic.split_now', { share, version })}
      aside={
        mayWrite && (
          <Button variant="default" loading={ending.isPending} onClick={() => ending.mutate()}>
            {t('agents.traffic.split_end')}
          </Button>
        )
      }
    >
      <ErrorAlert error={ending.error} />
      <Figures split={split} />
    </Card>
  );
}

function Figures({ split: { figures, version } }: { split: Split }) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const share = (part: number, of: number) => (of === 0 ? '–' : `${number.format((100 * part) / of)} %`);
  const sides = [
    [t('agents.version', { version }), figures.version],
    [t('agents.traffic.side_current'), figures.current],
  ] as const;
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table aria-label={t('agents.traffic.figures')}>
        <Table.Thead>
          <Table.Tr>
            {(['side', 'calls', 'chats', 'contained', 'succeeded', 'positive', 'rating'] as const).map((name) => (
              <Table.Th key={name} scope="col">
                {t(`agents.traffic.${name}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sides.map(([name, side]) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{name}</Table.Th>
              <Table.Td>{number.format(side.calls)}</Table.Td>
              <Table.Td>{number.format(side.chats)}</Table.Td>
              <Table.Td>{share(side.contained, side.judged)}</Table.Td>
              <Table.Td>{share(side.succeeded, side.succeeded + side.unsuccessful)}</Table.Td>
              <Table.Td>{share(side.positive, side.calls)}</Table.Td>
              <Table.Td>{side.rating === null ? '–' : number.format(side.rating)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** Starts a split for a version, or changes its share. */
export function TrafficSplitForm(props: { agentId: string; version: number; onDone(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { agentId, version, onDone } = props;
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { share: 20 },
    async send({ share }) {
      await api.put(path, { path: { agentId }, body: { version, share } });
      notify(t('agents.traffic.split_saved'));
      await queryClient.invalidateQueries({ queryKey: [path] });
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text>{t('agents.traffic.split_text')}</Text>
        <NumberInput
          label={t('agents.traffic.share')}
          min={1}
          max={99}
          allowDecimal={false}
          {...form.getInputProps('share')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('agents.traffic.split')} onCancel={onDone} />
      </Stack>
    </form>
  );
}
