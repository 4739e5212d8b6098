import { createElement, render } from 'preact';
import { type BrandColours, paletteFor } from '../theme/palette.ts';
import { VoicePanel, type VoicePanelProps } from './panel.tsx';
import voiceCss from './voice.css?inline';

export { VoicePanel } from './panel.tsx';
export { requestVoiceHearing } from './request-hearing.ts';
export { requestVoiceSession } from './request-session.ts';
export { startVoiceCall } from './start-voice-call.ts';
export { VoiceProblem } from './types.ts';

/** The rules of the panel, for a shadow root that sets the colours itself. */
export const voiceStyles = voiceCss;

/** Draws the panel in a shadow root of `host`, in the brand's colours; the function returned ends the call and removes it. */
export function mountVoicePanel(
  host: HTMLElement,
  options: VoicePanelProps & { colours?: BrandColours; isDark?: boolean },
): () => void {
  const { colours = {}, isDark = false, ...props } = options;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const rules = new CSSStyleSheet();
  const properties = Object.entries(paletteFor(colours, isDark)).map(([name, value]) => `--${name}:${value}`);
  const scheme = `color-scheme:${isDark ? 'dark' : 'light'}`;
  rules.replaceSync(
    `*{box-sizing:border-box}:host{display:block;height:100%;${properties.join(';')};${scheme}}${voiceCss}`,
  );
  // Constructed style sheets, because a strict Content-Security-Policy refuses `style` attributes and elements.
  root.adoptedStyleSheets = [rules];
  render(createElement(VoicePanel, props), root);
  return () => render(null, root);
}
