import { Badge, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CallTurn } from '../api/schemas.ts';
import { clockTime } from './format-duration.ts';

/** Turns of a call in order. A turn is highlighted while it is heard, and starts the recording there when selected. */
export function CallTranscript(props: {
  turns: readonly CallTurn[];
  /** Place in the recording; null while it does not play. Unit: seconds. */
  time: number | null;
  playFrom: ((ms: number) => void) | null;
}) {
  const { t } = useTranslation();
  const { turns, time, playFrom } = props;
  if (turns.length === 0) return <Text c="dimmed">{t('call.transcript_empty')}</Text>;
  const heard = time === null ? undefined : turns.findLast((turn) => turn.start_ms <= time * 1000);
  return (
    <Stack gap={4} component="ol" className="call-turns">
      {turns.map((turn) => (
        <li key={turn.seq} aria-current={turn.seq === heard?.seq || undefined} className={`call-turn ${turn.role}`}>
          {playFrom ? (
            <UnstyledButton
              className="call-turn-body"
              aria-label={`${t('call.play_from', { time: clockTime(turn.start_ms / 1000) })}: ${turn.text}`}
              onClick={() => playFrom(turn.start_ms)}
            >
              <Turn turn={turn} />
            </UnstyledButton>
          ) : (
            <div className="call-turn-body">
              <Turn turn={turn} />
            </div>
          )}
        </li>
      ))}
    </Stack>
  );
}

function Turn({ turn }: { turn: CallTurn }) {
  const { t } = useTranslation();
  const { latency } = turn;
  const parts = latency && {
    stt: latency.stt ?? '–',
    end: latency.end_of_turn ?? '–',
    llm: latency.llm ?? '–',
    tts: latency.tts ?? '–',
  };
  return (
    <>
      <Group gap="xs" component="span">
        <Text component="span" size="xs" fw={600}>
          {t(`call.roles.${turn.role}`)}
        </Text>
        <Text component="span" size="xs" c="dimmed">
          {clockTime(turn.start_ms / 1000)}
        </Text>
        {turn.via === 'keypad' && <Badge size="xs">{t('call.keypad')}</Badge>}
        {turn.interrupted && (
          <Badge size="xs" color="orange">
            {t('call.interrupted')}
          </Badge>
        )}
        {latency?.e2e != null && parts && (
          <Text component="span" size="xs" c="dimmed" title={t('call.turn_latency_parts', parts)}>
            {t('call.turn_latency', { ms: latency.e2e })}
          </Text>
        )}
      </Group>
      <Text component="span" display="block" size="sm">
        {turn.text}
      </Text>
    </>
  );
}
