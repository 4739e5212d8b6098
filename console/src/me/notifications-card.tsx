import { Alert, Button, Group, Stack, Switch, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { PushSubscriptions } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { notify, notifyError } from '../parts/notify.tsx';
import { findSubscription, hashOf, pushSupport, requestOf, subscribe } from '../push/device.ts';

const path = '/api/chat/operator/push-subscriptions';
type Device = PushSubscriptions['data'][number];

/** Devices of a person, and the hash by which this one is found among them. */
async function readDevices(signal: AbortSignal) {
  const [found, subscription] = await Promise.all([api.get(path, { signal }), findSubscription()]);
  return { ...found, ownHash: subscription && (await hashOf(subscription)) };
}

/** Notifications on this device while no console is open, and the other devices that get them. */
export function NotificationsCard() {
  const mayOperate = usePermission('chat:operate');
  return mayOperate ? <Devices /> : null;
}

function Devices() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data, error } = useQuery({ queryKey: [path], queryFn: ({ signal }) => readDevices(signal) });
  const own = data?.data.find((device) => device.endpoint_hash === data.ownHash);
  const others = data?.data.filter((device) => device !== own) ?? [];
  const onSettled = () => queryClient.invalidateQueries({ queryKey: [path] });
  const support = pushSupport();

  const turnOn = useMutation({
    mutationFn: async ({ showsContent }: { showsContent: boolean }) => {
      const subscription = await subscribe(data?.public_key ?? '');
      if (typeof subscription === 'string') return subscription;
      await api.post(path, { body: requestOf(subscription, showsContent) });
      return 'is_on';
    },
    onSuccess: (outcome) => (outcome === 'is_on' ? notify : notifyError)(t(`me.push_${outcome}`)),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: async (device: Device) => {
      await api.delete(`${path}/{subscriptionId}`, { path: { subscriptionId: device.id } });
      if (device === own) await (await findSubscription())?.unsubscribe();
    },
    onSettled,
  });
  const isBusy = turnOn.isPending || remove.isPending || !data;

  return (
    <Card title={t('me.push')} text={t('me.push_text')}>
      <Stack gap="sm">
        <ErrorAlert error={error ?? turnOn.error ?? remove.error} />
        {support !== 'available' && <Alert color="gray">{t(`me.push_${support}`)}</Alert>}
        <Switch
          label={t('me.push_here')}
          checked={own !== undefined}
          disabled={isBusy || (own === undefined && support !== 'available')}
          onChange={() => (own ? remove.mutate(own) : turnOn.mutate({ showsContent: true }))}
        />
        {own && (
          <Switch
            label={t('me.push_content')}
            description={t('me.push_content_hint')}
            checked={own.shows_content}
            disabled={isBusy}
            onChange={() => turnOn.mutate({ showsContent: !own.shows_content })}
          />
        )}
        {others.length > 0 && <OtherDevices devices={others} isBusy={isBusy} onRemove={(one) => remove.mutate(one)} />}
      </Stack>
    </Card>
  );
}

function OtherDevices(props: { devices: Device[]; isBusy: boolean; onRemove(device: Device): void }) {
  const { t } = useTranslation();
  return (
    <Stack gap="xs" component="section" aria-label={t('me.push_others')}>
      <Text size="sm" fw={600}>
        {t('me.push_others')}
      </Text>
      {props.devices.map((device) => (
        <Group key={device.id} justify="space-between">
          <Text size="sm">{device.device}</Text>
          <Button
            variant="default"
            size="compact-sm"
            disabled={props.isBusy}
            aria-label={t('me.push_remove_of', { device: device.device })}
            onClick={() => props.onRemove(device)}
          >
            {t('me.push_remove')}
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
