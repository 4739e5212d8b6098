import type { VoiceEvent } from './voice-script.ts';

export interface Caption {
  role: 'agent' | 'user';
  text: string;
  isFinal: boolean;
}

type CaptionEvent = Extract<VoiceEvent, { kind: 'caption' }>;

/** Captions with a new one: it replaces the last of its role that was not final. */
export function withCaption(captions: readonly Caption[], { role, text, isFinal }: CaptionEvent): Caption[] {
  const open = captions.findLastIndex((caption) => caption.role === role && !caption.isFinal);
  const next = { role, text, isFinal };
  return open === -1 ? [...captions, next] : captions.with(open, next);
}
