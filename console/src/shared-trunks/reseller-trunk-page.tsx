import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { api } from '../api/api.ts';
import type { SipTrunk, SipTrunkStatus } from '../api/schemas.ts';
import { useReseller } from '../reseller/use-reseller.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { Page } from '../parts/page.tsx';
import { EmptyState } from '../parts/record-table.tsx';
import { StatusOfTrunk } from '../trunks/trunk-state.tsx';
import { StockNumbers } from './stock-numbers.tsx';

const TrunkForm = lazy(async () => ({ default: (await import('../trunks/trunk-form.tsx')).TrunkForm }));
const CheckTrunk = lazy(async () => ({ default: (await import('../trunks/check-trunk.tsx')).CheckTrunk }));

const path = '/api/reseller/sip-trunk';

/** Trunk of the reseller with its state, and the numbers its customers can have. */
export function ResellerTrunkPage() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const mayWrite = useReseller().isAdmin;
  const [dialog, setDialog] = useState<'edit' | 'test' | 'test_saved' | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get(path, { signal }),
    refetchInterval: 5000,
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: [path] });
  const trunk = data?.sip_trunk ?? null;
  const setUp = mayWrite && <Button onClick={() => setDialog('edit')}>{t('shared_trunks.set_up')}</Button>;
  return (
    <Page title={t('shared_trunks.title')} description={t('shared_trunks.text')}>
      <ErrorAlert error={error} onRetry={() => void refetch()} />
      {data && trunk === null && (
        <EmptyState title={t('shared_trunks.none_title')} text={t('shared_trunks.none_text')} action={setUp} />
      )}
      {trunk && data?.status && <TrunkCard trunk={trunk} status={data.status} mayWrite={mayWrite} onOpen={setDialog} />}
      {data && <StockNumbers hasTrunk={trunk !== null} mayWrite={mayWrite} />}
      <Suspense>
        <FormDialog
          isOpen={dialog === 'edit'}
          title={trunk ? t('shared_trunks.edit_of', { name: trunk.name }) : t('shared_trunks.set_up')}
          size="lg"
          onClose={() => setDialog(null)}
        >
          <TrunkForm
            trunk={trunk}
            save={(body, before) =>
              api.put(path, { body, ...(before && { headers: { 'if-match': `"${before.version}"` } }) })
            }
            onCancel={() => setDialog(null)}
            onDone={(saved) => {
              notify(t('shared_trunks.saved'));
              setDialog(saved.host === null ? null : 'test_saved');
              void refresh();
            }}
          />
        </FormDialog>
        {trunk && (
          <FormDialog
            isOpen={dialog === 'test' || dialog === 'test_saved'}
            title={t('shared_trunks.test_of', { name: trunk.name })}
            size="lg"
            onClose={() => setDialog(null)}
          >
            <CheckTrunk
              trunk={trunk}
              isStarted={dialog === 'test_saved'}
              run={(body) => api.post(`${path}/test`, { body })}
            />
          </FormDialog>
        )}
      </Suspense>
    </Page>
  );
}

function TrunkCard(props: {
  trunk: SipTrunk;
  status: SipTrunkStatus;
  mayWrite: boolean;
  onOpen(dialog: 'edit' | 'test'): void;
}) {
  const { t } = useTranslation();
  const { trunk } = props;
  return (
    <Card withBorder>
      <Group justify="space-between" align="flex-start">
        <Stack gap="xs">
          <Title order={2} size="h4">
            {trunk.name}
          </Title>
          <Text size="sm" c="dimmed" className="breakable">
            {[t(`trunks.kinds.${trunk.kind}`), trunk.host, trunk.username].filter(Boolean).join(' · ')}
          </Text>
          <StatusOfTrunk status={props.status} />
        </Stack>
        {props.mayWrite && (
          <Group gap="xs">
            <Button variant="default" onClick={() => props.onOpen('test')}>
              {t('shared_trunks.test')}
            </Button>
            <Button variant="default" onClick={() => props.onOpen('edit')}>
              {t('shared_trunks.edit')}
            </Button>
          </Group>
        )}
      </Group>
    </Card>
  );
}
