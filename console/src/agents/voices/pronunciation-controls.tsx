import './texts.ts';
import { Group } from '@mantine/core';
import { useDraftConfig } from '../draft/draft-context.tsx';
import { PlayButton, PlayProblem } from './play-button.tsx';
import { type SpokenWord, useVoicePreview } from './use-voice-preview.ts';

/** Below an entry of the pronunciation dictionary: says its word with the agent's voice, saved or not. */
export function PronunciationControls({ entry }: { entry: SpokenWord }) {
  const { voice } = useDraftConfig();
  const player = useVoicePreview();
  if (entry.word.trim() === '' || entry.alias.trim() === '') return null;
  const { provider, voice_id: voiceId } = voice;
  return (
    <Group gap="xs" mr="auto">
      <PlayButton player={player} voice={{ provider, voiceId }} said={entry} name={entry.word} size="xs" />
      <PlayProblem player={player} />
    </Group>
  );
}
