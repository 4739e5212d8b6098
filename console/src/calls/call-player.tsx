import { Alert, Badge, Button, Group, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from './format-duration.ts';
import type { Player } from './use-player.ts';
import { Waveform } from './waveform.tsx';

const speeds = [0.75, 1, 1.25, 1.5, 2] as const;

/** Player of a recording: waveform of both channels, position, speed. Every part works with the keyboard. */
export function CallPlayer(props: { player: Player; durationSeconds: number; isIncomplete: boolean }) {
  const { t } = useTranslation();
  const { player, durationSeconds } = props;
  const [speed, setSpeed] = useState(1);
  if (player.hasFailed)
    return (
      <Alert color="red" className="readable-alert">
        {t('call.sound_failed')}
      </Alert>
    );
  const changeSpeed = (next: number) => {
    setSpeed(next);
    if (player.audio) player.audio.playbackRate = next;
  };
  const label = t('call.time_of', { now: clockTime(player.time), all: clockTime(durationSeconds) });
  return (
    <>
      {props.isIncomplete && (
        <Alert color="yellow" className="readable-alert">
          {t('call.incomplete')}
        </Alert>
      )}
      {player.isRedacted && (
        <Text size="sm" c="dimmed">
          {t('call.redacted')}
        </Text>
      )}
      {player.audio && <Waveform audio={player.audio} durationSeconds={durationSeconds} />}
      <input
        type="range"
        className="call-position"
        aria-label={t('call.position')}
        aria-valuetext={label}
        value={player.time}
        min={0}
        max={Math.max(1, durationSeconds)}
        step={1}
        onChange={(event) => player.seek(Number(event.currentTarget.value))}
        disabled={player.audio === null}
      />
      <Group gap="md" align="end">
        <Button onClick={player.toggle} disabled={player.audio === null}>
          {t(player.isPlaying ? 'call.pause' : 'call.play')}
        </Button>
        <NativeSelect
          label={t('call.speed')}
          value={String(speed)}
          data={speeds.map((value) => ({ value: String(value), label: `${value}×` }))}
          onChange={(event) => changeSpeed(Number(event.currentTarget.value))}
        />
        <Text size="sm" c="dimmed">
          {label}
        </Text>
        <Group gap="xs">
          <Badge color="orange" variant="light">
            {t('call.caller')}
          </Badge>
          <Badge color="blue" variant="light">
            {t('call.agent')}
          </Badge>
        </Group>
      </Group>
    </>
  );
}
