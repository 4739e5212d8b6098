import type { AgentId } from '@parley/contract/ids';
import { nameOf, oneLine } from '@parley/contract/names';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { PublicWidgetConfig } from '@parley/contract/resources/chat-widget';
import {
  HexColour,
  privateWidgetFields,
  QuickQuestion,
  WidgetIcon,
  WidgetPosition,
} from '@parley/contract/resources/chat-widget';
import { z } from 'zod';

/** Stored widget configuration: contract 2.6 without the fields read from the agent, and the tenant's own settings. */
export const StoredWidgetConfig = z.strictObject({
  primary_color: HexColour.default('#3d5afe'),
  text_color: HexColour.default('#1b1f2a'),
  background_color: HexColour.default('#ffffff'),
  position: WidgetPosition.default('bottom-right'),
  button_icon: WidgetIcon.default('chat'),
  welcome_enabled: z.boolean().default(true),
  welcome_title: z.string().max(120).default(''),
  welcome_subtitle: z.string().max(300).default(''),
  quick_questions: z.array(QuickQuestion).max(8).default([]),
  show_agent_name: z.boolean().default(true),
  agent_display_name: z.string().max(120).default('').meta({ description: "Empty: the agent's name" }),
  agent_avatar_url: z.string().max(2048).default(''),
  show_powered_by: z.boolean().default(true),
  allow_file_uploads: z.boolean().default(false),
  streaming_enabled: z.boolean().default(true),
  allowed_domains: z.array(z.string().max(253)).max(100).default([]),
  ...privateWidgetFields,
});
export type StoredWidgetConfig = z.infer<typeof StoredWidgetConfig>;

/** Writable form: texts visitors read are single lines. */
export const WidgetConfigUpdate = StoredWidgetConfig.extend({
  welcome_title: oneLine(120).default(''),
  welcome_subtitle: oneLine(300).default(''),
  agent_display_name: oneLine(120).default('').meta({ description: "Empty: the agent's name" }),
  quick_questions: z
    .array(QuickQuestion.extend({ text: nameOf(80).meta({ description: 'What the button says' }) }))
    .max(8)
    .default([]),
}).meta({ id: 'WidgetConfigUpdate' });

/** Default configuration of an agent's widget: every site, streaming, a welcome in the agent's language. */
export function defaultWidgetConfig(agent: Pick<AgentConfig, 'language'>): StoredWidgetConfig {
  return StoredWidgetConfig.parse(welcomeTexts[agent.language.split('-')[0] ?? 'en'] ?? welcomeTexts['en']);
}

const welcomeTexts: Record<string, Pick<StoredWidgetConfig, 'welcome_title' | 'welcome_subtitle'>> = {
  en: { welcome_title: 'Hello!', welcome_subtitle: 'Ask us anything.' },
  sv: { welcome_title: 'Hej!', welcome_subtitle: 'Fråga oss vad som helst.' },
  de: { welcome_title: 'Hallo!', welcome_subtitle: 'Fragen Sie uns einfach.' },
  fr: { welcome_title: 'Bonjour !', welcome_subtitle: 'Posez-nous vos questions.' },
  es: { welcome_title: '¡Hola!', welcome_subtitle: 'Pregúntenos lo que quiera.' },
};

const privateNames = Object.keys(privateWidgetFields);

/** Public fields, exactly those of contract 2.6. */
export function publicWidgetConfig(
  agentId: AgentId,
  agent: Pick<AgentConfig, 'name'>,
  stored: StoredWidgetConfig,
): PublicWidgetConfig {
  const shown = Object.fromEntries(Object.entries(stored).filter(([name]) => !privateNames.includes(name)));
  return {
    agent_id: agentId,
    ...(shown as Omit<PublicWidgetConfig, 'agent_id'>),
    agent_display_name: stored.agent_display_name || agent.name,
  };
}
