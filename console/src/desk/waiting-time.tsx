import { Text } from '@mantine/core';
import { useNow } from './use-now.ts';

/** Waiting time of a visitor, updated each second, in a warmer colour with time. */
export function WaitingTime({ since }: { since: string }) {
  const seconds = Math.max(0, Math.floor((useNow() - Date.parse(since)) / 1000));
  return (
    <Text component="time" size="xs" className="desk-wait" data-heat={heatOf(seconds)}>
      {formatSeconds(seconds)}
    </Text>
  );
}

/** After two minutes people look at the clock, after five they think of leaving. */
function heatOf(seconds: number): 'calm' | 'warm' | 'hot' {
  if (seconds >= 300) return 'hot';
  return seconds >= 120 ? 'warm' : 'calm';
}

/** As on a stop-watch: 0:05, 12:40, 1:02:03. */
export function formatSeconds(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
