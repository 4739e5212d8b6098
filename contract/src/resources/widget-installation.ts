import { z } from 'zod';
import { AgentId } from '../ids.ts';

/**
 * Result of looking for the embed code of an agent on a page. `found`: it is there; `other_agent`: the page has the
 * widget of another agent; `other_server`: it loads the widget from another address than this server's; `not_found`;
 * `unreachable`: the page could not be read.
 */
export const InstallationState = z.enum(['found', 'other_agent', 'other_server', 'not_found', 'unreachable']);
export type InstallationState = z.infer<typeof InstallationState>;

export const WidgetInstallationRequest = z
  .strictObject({
    url: z
      .url({ protocol: /^https?$/ })
      .max(2_000)
      .meta({ description: 'Address of the page with the embed code', examples: ['https://www.example.com/'] }),
  })
  .meta({ id: 'WidgetInstallationRequest' });

export const WidgetInstallationCheck = z.object({
  url: z.string(),
  state: InstallationState,
  reason: z
    .string()
    .nullable()
    .meta({ description: 'Code of the failure where the page is unreachable, such as `dns_failed` or `http_error`' }),
  http_status: z.int().nullable(),
  found_agent_id: z.string().nullable().meta({ description: 'The agent of the embed code that was found' }),
  found_server: z.string().nullable().meta({ description: 'Origin from which the page loads the widget' }),
  domain_allowed: z.boolean().meta({ description: '`allowed_domains` of the widget include the host of the page' }),
  chat_enabled: z.boolean().meta({ description: 'Agent, chat and widget are enabled' }),
  checked_at: z.iso.datetime(),
});
export type WidgetInstallationCheck = z.infer<typeof WidgetInstallationCheck>;

export const WidgetInstallation = z
  .object({
    agent_id: AgentId,
    last_check: WidgetInstallationCheck.nullable().meta({ description: 'null: never checked' }),
  })
  .meta({ id: 'WidgetInstallation' });
export type WidgetInstallation = z.infer<typeof WidgetInstallation>;
