import './texts.ts';
import './voices.css';
import { Button, Group } from '@mantine/core';
import { ListMusic } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftConfig } from '../draft/draft-context.tsx';
import { PlayButton, PlayProblem } from './play-button.tsx';
import { useVoicePreview } from './use-voice-preview.ts';
import { VoiceDialog } from './voice-dialog.tsx';

/** Below the id of a voice: plays it as it is set, and opens the list of voices. */
export function VoiceControls({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation();
  const { voice } = useDraftConfig();
  const player = useVoicePreview();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Group gap="xs" mt={6}>
        <PlayButton player={player} voice={{ provider: voice.provider, voiceId: voice.voice_id }} />
        {!isReadOnly && (
          <Button
            variant="default"
            leftSection={<ListMusic size={16} aria-hidden />}
            onClick={() => {
              player.stop();
              setOpen(true);
            }}
          >
            {t('voice_picker.choose')}
          </Button>
        )}
      </Group>
      <PlayProblem player={player} />
      {isOpen && <VoiceDialog onClose={() => setOpen(false)} />}
    </>
  );
}
