import { Badge, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PhoneNumber, PhoneNumberCheck } from '../api/schemas.ts';
import { Timestamp } from '../parts/timestamp.tsx';
import { checkQuery } from './number-queries.ts';

/** Interval of the checks of a list. Unit: milliseconds. */
const checkMs = 15_000;

/** State of a number in words, with what to do where calls do not reach an agent. */
export function NumberState({ number }: { number: PhoneNumber }) {
  const { t } = useTranslation();
  const { data: check } = useQuery({ ...checkQuery(number.id), refetchInterval: checkMs });
  if (!check) return <Badge color="gray">{t('numbers.checking')}</Badge>;
  return (
    <Stack gap={2} align="flex-start">
      <Badge color={check.ok ? 'green' : 'yellow'}>{t(check.ok ? 'numbers.ready' : 'numbers.attention')}</Badge>
      <CheckFaults check={check} />
    </Stack>
  );
}

function CheckFaults({ check }: { check: PhoneNumberCheck }) {
  const { t } = useTranslation();
  return (
    <>
      {check.line !== 'ready' && (
        <Text size="sm" c="dimmed">
          {t(`numbers.line_states.${check.line}`)}
          {check.detail !== '' && ` ${check.detail}`}
        </Text>
      )}
      {check.agent !== 'ready' && check.line !== 'releasing' && (
        <Text size="sm" c="dimmed">
          {t(`numbers.agent_states.${check.agent}`)}
        </Text>
      )}
    </>
  );
}

/** When a call last arrived at the number, with the way to it. */
export function LastCall({ number }: { number: PhoneNumber }) {
  const { t } = useTranslation();
  const { data: check } = useQuery(checkQuery(number.id));
  const call = check?.last_call;
  if (!call) {
    return (
      <Text inherit c="dimmed">
        {check ? t('numbers.no_call_yet') : '–'}
      </Text>
    );
  }
  return (
    <Link to="/calls/$callId" params={{ callId: call.id }}>
      <Timestamp at={call.at} />
    </Link>
  );
}
