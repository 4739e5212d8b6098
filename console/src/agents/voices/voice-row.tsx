import { Badge, Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PlayButton } from './play-button.tsx';
import type { PreviewedVoice, VoicePreviewPlayer } from './use-voice-preview.ts';

/** A voice of the list: play it, use it. */
export function VoiceRow(props: {
  voice: PreviewedVoice;
  name: string;
  details: string;
  player: VoicePreviewPlayer;
  isChosen: boolean;
  onChoose(): void;
}) {
  const { t } = useTranslation();
  const { voice, name, details, player, isChosen, onChoose } = props;
  return (
    <li className="voice-row">
      <PlayButton player={player} voice={voice} name={name} size="xs" />
      <div className="voice-words">
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {details}
        </Text>
      </div>
      {isChosen ? (
        <Badge color="green" variant="light">
          {t('voice_picker.in_use')}
        </Badge>
      ) : (
        <Button size="xs" variant="light" aria-label={t('voice_picker.use_of', { name })} onClick={onChoose}>
          {t('voice_picker.use')}
        </Button>
      )}
    </li>
  );
}
