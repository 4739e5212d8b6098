import { Button } from '@mantine/core';
import { Play, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { ErrorAlert, ErrorText } from '../../parts/error-alert.tsx';
import type { PreviewedVoice, SpokenWord, VoicePreviewPlayer } from './use-voice-preview.ts';

/** Plays a voice, with a greeting or a word, and stops it. `name`: for those who do not see beside which voice the button is. */
export function PlayButton(props: {
  player: VoicePreviewPlayer;
  voice: PreviewedVoice;
  said?: SpokenWord;
  name?: string;
  size?: 'xs' | 'sm';
}) {
  const { t } = useTranslation();
  const { player, voice, said, name, size = 'sm' } = props;
  const phase = player.phaseOf(voice, said);
  const isPlaying = phase === 'playing';
  const label = t(isPlaying ? 'voice_picker.stop' : 'voice_picker.play');
  const Icon = isPlaying ? Square : Play;
  return (
    <Button
      variant="default"
      size={size}
      leftSection={<Icon size={14} aria-hidden />}
      loading={phase === 'loading'}
      {...(name !== undefined && !isPlaying && { 'aria-label': t('voice_picker.play_of', { name }) })}
      onClick={() => (isPlaying ? player.stop() : void player.play(voice, said))}
    >
      {label}
    </Button>
  );
}

/** Reason why the last voice was not heard. */
export function PlayProblem({ player: { error } }: { player: VoicePreviewPlayer }) {
  if (error === null) return null;
  return error instanceof ApiError ? <ErrorAlert error={error} /> : <ErrorText>{error.message}</ErrorText>;
}
