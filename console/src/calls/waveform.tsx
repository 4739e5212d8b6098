import { Text, useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type WaveSurfer from 'wavesurfer.js';
import { longestWaveformSeconds, readPeaks } from './peaks.ts';

/** Waveform of a recording, the caller above the agent, computed from its sound. A click seeks. */
export function Waveform({ audio, durationSeconds }: { audio: HTMLAudioElement; durationSeconds: number }) {
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme('light');
  const [hasFailed, setFailed] = useState(false);
  const isTooLong = durationSeconds > longestWaveformSeconds;

  useEffect(() => {
    if (!container.current || isTooLong) return;
    const ending = new AbortController();
    const place = container.current;
    let shown: WaveSurfer | null = null;
    const isDark = scheme === 'dark';
    const colors = { caller: isDark ? '#d0a050' : '#b06f00', agent: isDark ? '#74a8ff' : '#2f6fdb' };
    const played = isDark ? '#f1f3f5' : '#343a40';
    // Loaded with the first waveform: no page waits for it.
    Promise.all([import('wavesurfer.js'), readPeaks(audio.src, ending.signal)]).then(
      ([{ default: wavesurfer }, peaks]) => {
        if (ending.signal.aborted) return;
        const height = peaks.length > 1 ? 36 : 56;
        shown = wavesurfer.create({
          container: place,
          media: audio,
          peaks,
          duration: durationSeconds,
          height,
          normalize: true,
          cursorWidth: 2,
          cursorColor: played,
          dragToSeek: true,
          cspNonce: document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce ?? '',
          splitChannels: peaks.map((_, channel) => ({
            waveColor: channel === 0 ? colors.caller : colors.agent,
            progressColor: played,
            height,
          })),
        });
        // Shows the place of a recording that was played before.
        if (audio.currentTime > 0) shown.setTime(audio.currentTime);
      },
      () => {
        if (!ending.signal.aborted) setFailed(true);
      },
    );
    return () => {
      ending.abort();
      shown?.destroy();
    };
  }, [audio, durationSeconds, isTooLong, scheme]);

  if (isTooLong || hasFailed) {
    return (
      <Text size="sm" c="dimmed">
        {t(isTooLong ? 'call.waveform_too_long' : 'call.waveform_failed')}
      </Text>
    );
  }
  return <div ref={container} className="waveform" aria-hidden="true" />;
}
