import { useCallback, useEffect, useRef, useState } from 'react';
import { recordingSource } from './call-queries.ts';

export interface Player {
  audio: HTMLAudioElement | null;
  /** Place in the recording. Unit: seconds. */
  time: number;
  /** Length as the browser reads it; null until it is known. Unit: seconds. */
  duration: number | null;
  isPlaying: boolean;
  hasFailed: boolean;
  /** Turns with personal data are silent. */
  isRedacted: boolean;
  toggle(): void;
  /** Plays from a place. Unit: milliseconds. */
  playFrom(ms: number): void;
  seek(seconds: number): void;
}

/** Plays a call's recording. A link that has expired is replaced once, at the place where it was. */
export function usePlayer(callId: string, isAvailable: boolean): Player {
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null);
  const [time, setTime] = useState(0);
  const [duration, setDuration] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isRedacted, setRedacted] = useState(false);
  const loadedAt = useRef(0);

  useEffect(() => {
    if (!isAvailable) return;
    const element = new Audio();
    element.preload = 'metadata';
    const ending = new AbortController();
    const { signal } = ending;
    const load = async () => {
      const { source, isRedacted: isPartlySilent } = await recordingSource(callId);
      if (signal.aborted) return;
      setRedacted(isPartlySilent);
      loadedAt.current = Date.now();
      element.src = source;
    };
    const on = (event: string, listener: () => void) => element.addEventListener(event, listener, { signal });
    on('timeupdate', () => setTime(element.currentTime));
    on('durationchange', () => setDuration(Number.isFinite(element.duration) ? element.duration : null));
    on('seeked', () => setTime(element.currentTime));
    on('play', () => setPlaying(true));
    on('pause', () => setPlaying(false));
    on('error', () => {
      // A fresh link that fails will not be helped by another.
      if (Date.now() - loadedAt.current < 60_000) return setFailed(true);
      const place = element.currentTime;
      load().then(
        () => {
          element.currentTime = place;
        },
        () => setFailed(true),
      );
    });
    load().then(
      () => setAudio(element),
      () => setFailed(true),
    );
    return () => {
      ending.abort();
      element.pause();
      element.removeAttribute('src');
    };
  }, [callId, isAvailable]);

  const seek = useCallback(
    (seconds: number) => {
      if (audio) audio.currentTime = Math.max(0, seconds);
    },
    [audio],
  );
  return {
    audio,
    time,
    duration,
    isPlaying,
    hasFailed,
    isRedacted,
    seek,
    toggle: () => void (audio?.paused ? audio.play().catch(() => setFailed(true)) : audio?.pause()),
    playFrom(ms) {
      seek(ms / 1000);
      audio?.play().catch(() => setFailed(true));
    },
  };
}
