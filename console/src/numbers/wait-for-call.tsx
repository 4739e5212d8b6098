import { Alert, Anchor, Group, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../calls/state-texts.ts';
import type { PhoneNumber } from '../api/schemas.ts';
import { checkQuery } from './number-queries.ts';

/** Interval of the question after a new call. Unit: milliseconds. */
const lookMs = 1500;

/** Waits for a call to the number and says when one arrives, and how it goes on. */
export function WaitForCall({ number, isForwarded = false }: { number: PhoneNumber; isForwarded?: boolean }) {
  const { t } = useTranslation();
  const [before, setBefore] = useState<{ id: string | null }>();
  const { data: check } = useQuery({ ...checkQuery(number.id), refetchInterval: lookMs, staleTime: 0 });
  // The newest call so far is the one before; only a newer one is the caller's.
  if (check && before === undefined) setBefore({ id: check.last_call?.id ?? null });
  const call = check?.last_call;
  if (!call || before === undefined || call.id === before.id) {
    const origin = number.provider === 'builtin' ? 'test' : number.trunk_id === null ? 'carrier' : 'trunk';
    return (
      <Stack gap="xs">
        <Group gap="sm" role="status">
          <Loader size="xs" aria-hidden />
          <Text>{t('numbers.waiting_call')}</Text>
        </Group>
        <Text size="sm" c="dimmed">
          {t('numbers.nothing_arrives', {
            reason: t(`numbers.nothing_reasons.${isForwarded ? 'forwarded' : origin}`),
          })}
        </Text>
      </Stack>
    );
  }
  const status = t(`call_states.statuses.${call.status}`);
  return (
    <Alert color="green" role="status" icon={<CircleCheck size={18} aria-hidden />} className="readable-alert">
      <Text fw={600}>{t('numbers.call_arrived')}</Text>
      <Text>{t('numbers.call_from', { number: call.from_number ?? t('numbers.withheld'), status })}</Text>
      <Anchor renderRoot={(props) => <Link {...props} to="/calls/$callId" params={{ callId: call.id }} />}>
        {t('numbers.open_call')}
      </Anchor>
    </Alert>
  );
}
