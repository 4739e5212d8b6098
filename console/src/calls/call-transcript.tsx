import { Badge, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CallToolExecution, CallTurn } from '../api/schemas.ts';
import { SourceList } from '../parts/source-list.tsx';
import { CallTool } from './call-tool.tsx';
import { clockTime } from './format-duration.ts';
import { inOrderOfTime } from './in-order-of-time.ts';
import { longestMs } from './latency-parts.ts';
import { TurnLatency } from './turn-latency.tsx';

/**
 * Turns of a call and the tools that ran, in order of time. A turn is highlighted while it is heard, and starts the
 * recording there when selected.
 */
export function CallTranscript(props: {
  turns: readonly CallTurn[];
  tools: readonly CallToolExecution[];
  /** Place in the recording; null while it does not play. Unit: seconds. */
  time: number | null;
  playFrom: ((ms: number) => void) | null;
  /** Shown where there is no line. */
  none: string;
}) {
  const { turns, tools, time, playFrom } = props;
  if (turns.length === 0 && tools.length === 0) return <Text c="dimmed">{props.none}</Text>;
  const heard = time === null ? undefined : turns.findLast((turn) => turn.start_ms <= time * 1000);
  const wholeMs = longestMs(turns);
  return (
    <Stack gap={4} component="ol" className="call-turns">
      {inOrderOfTime(turns, tools).map((line) =>
        line.kind === 'tool' ? (
          <li key={`tool ${line.tool.order}`}>
            <CallTool run={line.tool} />
          </li>
        ) : (
          <li
            key={line.turn.seq}
            aria-current={line.turn.seq === heard?.seq || undefined}
            className={`call-turn ${line.turn.role}`}
          >
            <Turn turn={line.turn} playFrom={playFrom} />
            {line.turn.role === 'agent' && <TurnLatency latency={line.turn.latency} wholeMs={wholeMs} />}
            <SourceList sources={line.turn.sources} />
          </li>
        ),
      )}
    </Stack>
  );
}

function Turn({ turn, playFrom }: { turn: CallTurn; playFrom: ((ms: number) => void) | null }) {
  const { t } = useTranslation();
  if (!playFrom) {
    return (
      <div className="call-turn-body">
        <TurnText turn={turn} />
      </div>
    );
  }
  return (
    <UnstyledButton
      className="call-turn-body"
      aria-label={`${t('call.play_from', { time: clockTime(turn.start_ms / 1000) })}: ${turn.text}`}
      onClick={() => playFrom(turn.start_ms)}
    >
      <TurnText turn={turn} />
    </UnstyledButton>
  );
}

function TurnText({ turn }: { turn: CallTurn }) {
  const { t } = useTranslation();
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
      </Group>
      <Text component="span" display="block" size="sm">
        {turn.text}
      </Text>
    </>
  );
}
