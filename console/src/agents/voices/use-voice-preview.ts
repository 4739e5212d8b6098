import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { useAgentDraft } from '../draft/draft-context.tsx';
import { playSound } from './play-sound.ts';

export interface PreviewedVoice {
  provider: string;
  voiceId: string;
}

/** A word that a voice is to say, by one entry of the pronunciation dictionary instead of all of them. */
export interface SpokenWord {
  word: string;
  alias: string;
  ipa?: string;
}

const idOf = ({ provider, voiceId }: PreviewedVoice, said?: SpokenWord) => `${provider}/${voiceId}/${said?.word ?? ''}`;

type Body = Parameters<typeof api.openPost<'/api/voices/preview'>>[1]['body'];

/** Plays voices with the other settings of the draft, one at a time. The sound ends with the component. */
export function useVoicePreview() {
  const { t } = useTranslation();
  const { draft } = useAgentDraft();
  const running = useRef<AbortController | null>(null);
  const [active, setActive] = useState<{ id: string; phase: 'loading' | 'playing' } | null>(null);
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function stop() {
    running.current?.abort();
    running.current = null;
    setActive(null);
  }

  /** Without `said` the voice speaks a greeting. */
  async function play(voice: PreviewedVoice, said?: SpokenWord) {
    stop();
    setError(null);
    const abort = new AbortController();
    running.current = abort;
    const id = idOf(voice, said);
    setActive({ id, phase: 'loading' });
    try {
      const { signal } = abort;
      const body = previewBody(draft.getState().history.present, voice, said);
      const answer = await api.openPost('/api/voices/preview', { body, signal });
      const sound = await answer.arrayBuffer();
      if (signal.aborted) return;
      setActive({ id, phase: 'playing' });
      await playSound(sound, signal);
    } catch (problem) {
      if (abort.signal.aborted) return;
      setError(problem instanceof ApiError ? problem : new Error(t('voice_picker.unplayable')));
    }
    if (running.current === abort) stop();
  }

  const phaseOf = (voice: PreviewedVoice, said?: SpokenWord) =>
    active?.id === idOf(voice, said) ? active.phase : null;
  return { play, stop, error, phaseOf };
}

export type VoicePreviewPlayer = ReturnType<typeof useVoicePreview>;

function previewBody(
  { language, voice }: ReturnType<ReturnType<typeof useAgentDraft>['draft']['getState']>['history']['present'],
  { provider, voiceId }: PreviewedVoice,
  said?: SpokenWord,
): Body {
  const { url, fallback_voice_ids: _, ...settings } = voice;
  const address = provider === 'openai-compatible' && url ? { url } : {};
  const spoken = said ? { pronunciation_dictionary: [said] } : {};
  const chosen = { ...settings, ...address, ...spoken, provider, voice_id: voiceId };
  return { language, voice: chosen, ...(said && { text: said.word }) } as Body;
}
