import { Text } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallTurn } from '../api/schemas.ts';
import { partsOf } from './latency-parts.ts';

/** Response time of an agent's turn, which unfolds to a bar of its parts. Draws nothing for a turn without one. */
export function TurnLatency(props: {
  latency: CallTurn['latency'];
  /** Time that the full width of the bar stands for. Unit: milliseconds. */
  wholeMs: number;
}) {
  const { t } = useTranslation();
  const { latency, wholeMs } = props;
  if (latency?.e2e == null) return null;
  const known = partsOf(latency);
  return (
    <details className="turn-latency">
      <summary>
        <Text component="span" size="xs" c="dimmed">
          {t('call.turn_latency', { ms: latency.e2e })}
        </Text>
      </summary>
      <div className="turn-latency-bar" aria-hidden="true">
        {known.map(({ part, ms }) => (
          <span key={part} data-part={part} style={{ '--share': ms / wholeMs } as CSSProperties} />
        ))}
      </div>
      <ul>
        {known.map(({ part, ms }) => (
          <li key={part}>
            <span data-part={part} aria-hidden="true" />
            {t(`call.latency_parts.${part}`)} {t('call.ms', { ms })}
          </li>
        ))}
      </ul>
    </details>
  );
}
