import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import { useAgentDraft } from '../draft/draft-context.tsx';
import { type Caption, withCaption } from './captions.ts';
import { callOverride } from './trial-override.ts';
import { loadVoice, type VoiceCall, type VoiceEvent } from './voice-script.ts';

export interface TrialCall {
  id: string;
  phase: 'connecting' | 'ended' | 'listening' | 'reconnecting' | 'speaking' | 'thinking';
  captions: readonly Caption[];
  /** Words for the last problem; null: none. */
  problem: string | null;
}

type Body = Parameters<typeof api.post<'/api/web-voice/sessions'>>[1]['body'];

/** A call with the draft from this browser. It ends with the panel. */
export function useTrialCall(variables: Record<string, string>) {
  const { i18n } = useTranslation();
  const { agent, draft } = useAgentDraft();
  const running = useRef<VoiceCall | null>(null);
  const isOpen = useRef(true);
  const [call, setCall] = useState<TrialCall | null>(null);
  const start = useMutation({
    async mutationFn() {
      const voice = await loadVoice();
      const { base, history } = draft.getState();
      const override = callOverride({ base, present: history.present });
      const body = {
        agent_id: agent.id,
        dynamic_variables: variables,
        metadata: { source: 'test' },
        ...(override && { agent_override: override }),
      } as Body;
      const session = await api.post('/api/web-voice/sessions', { body });
      // The panel was closed meanwhile: no microphone is opened.
      if (!isOpen.current) return;
      setCall({ id: session.call_id, phase: 'connecting', captions: [], problem: null });
      running.current = voice.startVoiceCall({
        baseUrl: location.origin,
        session,
        language: i18n.language,
        onEvent: (event) => setCall((before) => before && after(before, event)),
      });
    },
  });
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      running.current?.end();
    };
  }, []);
  return {
    call,
    start,
    end: () => running.current?.end(),
    setMuted: (isMuted: boolean) => running.current?.setMuted(isMuted),
  };
}

function after(call: TrialCall, event: VoiceEvent): TrialCall {
  switch (event.kind) {
    case 'state':
      return { ...call, phase: event.state };
    case 'caption':
      return { ...call, captions: withCaption(call.captions, event) };
    case 'problem':
      return { ...call, problem: event.text };
    case 'reconnecting':
      return { ...call, phase: 'reconnecting' };
    case 'connected':
    case 'reconnected':
      return { ...call, phase: 'listening' };
    case 'ended':
      return { ...call, phase: 'ended' };
    case 'notice':
      return { ...call, problem: event.text };
  }
}
