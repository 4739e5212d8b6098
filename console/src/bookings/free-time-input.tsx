import { Anchor, Button, Input, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { localeOf } from '../parts/locale.ts';
import { SkeletonLines } from '../parts/skeletons.tsx';
import { isDay } from '../search-values.ts';
import { freeTimesQuery, nextFreeQuery } from './booking-queries.ts';
import { localTime } from './week.ts';

/** A day and a free time of it. Times are those of `zone`. */
export function FreeTimeInput(props: {
  agentId: string;
  zone: string;
  /** Length of the booking; undefined: the calendar's. Unit: minutes. */
  minutes?: number | undefined;
  day: string;
  onDay(day: string): void;
  /** Start of the chosen time; empty: none. */
  value: string;
  onChange(startsAt: string): void;
  error?: string | undefined;
}) {
  const { t, i18n } = useTranslation();
  const { agentId, zone, minutes, day } = props;
  const slots = { agentId, zone, minutes, day };
  const free = useQuery(freeTimesQuery(slots));
  const isFull = free.data?.data.length === 0;
  const next = useQuery({ ...nextFreeQuery(slots), enabled: isFull });
  const following = next.data?.data[0];
  const locale = localeOf(i18n.language);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone });
  const dayAndTime = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  });
  return (
    <Stack gap="sm">
      <TextInput
        type="date"
        label={t('bookings.day')}
        value={day}
        onChange={(event) => isDay(event.currentTarget.value) && props.onDay(event.currentTarget.value)}
      />
      <Input.Wrapper
        label={t('bookings.free_time')}
        labelElement="div"
        error={props.error}
        description={t('bookings.zone', { zone: zone.replaceAll('_', ' ') })}
      >
        <ErrorAlert error={free.error} onRetry={() => void free.refetch()} />
        {free.isPending && <SkeletonLines />}
        {isFull && (
          <Text size="sm" mt={6}>
            {t('bookings.no_free')}{' '}
            {following ? (
              <Anchor
                component="button"
                type="button"
                size="sm"
                onClick={() => {
                  props.onDay(localTime(new Date(following.starts_at), zone).day);
                  props.onChange(following.starts_at);
                }}
              >
                {t('bookings.next_free', { time: dayAndTime.format(new Date(following.starts_at)) })}
              </Anchor>
            ) : (
              next.data && t('bookings.no_free_month')
            )}
          </Text>
        )}
        {free.data && !isFull && (
          <div className="free-times" role="group" aria-label={t('bookings.free_time')}>
            {free.data.data.map(({ starts_at: startsAt }) => (
              <Button
                key={startsAt}
                size="xs"
                px={4}
                variant={startsAt === props.value ? 'filled' : 'default'}
                aria-pressed={startsAt === props.value}
                onClick={() => props.onChange(startsAt)}
              >
                {time.format(new Date(startsAt))}
              </Button>
            ))}
          </div>
        )}
      </Input.Wrapper>
    </Stack>
  );
}
