import type { VoiceNotice } from './types.ts';

export interface Caption {
  key: number;
  role: 'user' | 'agent';
  text: string;
  isFinal: boolean;
}

/** The oldest go when there are more. */
const mostCaptions = 60;

/** Captions after one more: any new caption of a speaker replaces the partial one. */
export function addCaption(
  captions: readonly Caption[],
  { role, text, isFinal }: Extract<VoiceNotice, { kind: 'caption' }>,
): Caption[] {
  const open = captions.find((caption) => caption.role === role && !caption.isFinal);
  // Nothing intelligible was said after all.
  if (!text) return captions.filter((caption) => caption !== open);
  if (open) return captions.map((caption) => (caption === open ? { ...open, text, isFinal } : caption));
  const key = (captions.at(-1)?.key ?? 0) + 1;
  return [...captions, { key, role, text, isFinal }].slice(-mostCaptions);
}
