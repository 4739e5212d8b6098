import type { ToolDefinition } from '@parley/contract/resources/tool';
import type { ToolSpeech } from '#brain/ports.ts';
import { renderTemplate } from '#brain/template.ts';

/** Tool description for the model, with instructions to follow before the call. */
export function describeTool(description: string, { speak }: ToolDefinition): string {
  if (speak.before !== 'model') return description;
  return `${description}${description === '' ? '' : ' '}Before you call this, say in a few words what you are about to do.`;
}

/** Filler phrases around a run, verbatim; empty when the tool has none. */
export function speechOf(
  { speak }: ToolDefinition,
  variables: Readonly<Record<string, string>>,
): { speech?: ToolSpeech } {
  const said = (template: string) => renderTemplate(template, variables).trim();
  const before = speak.before === 'static' ? said(speak.text) : '';
  const delayed = speak.delayed_after_ms === null ? '' : said(speak.delayed_text);
  const onError = said(speak.on_error);
  const speech: ToolSpeech = {
    ...(before === '' ? {} : { before }),
    ...(delayed === '' || speak.delayed_after_ms === null
      ? {}
      : { delayed: { afterMs: speak.delayed_after_ms, text: delayed } }),
    ...(onError === '' ? {} : { onError }),
  };
  return Object.keys(speech).length === 0 ? {} : { speech };
}
