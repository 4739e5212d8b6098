import type { ResellerModule } from '@parley/contract/resources/reseller-package';

const every: Record<ResellerModule, true> = {
  chat: true,
  live_desk: true,
  phone: true,
  outbound_calls: true,
  web_voice: true,
  knowledge: true,
  workflows: true,
  tools: true,
  calendar: true,
  analysis: true,
  statistics: true,
  webhooks: true,
  integrations: true,
  identity: true,
  writing_assistant: true,
  testing: true,
};

/** Modules that a package can switch off, in the order of the form. */
export const resellerModules = Object.keys(every) as ResellerModule[];

export const allModules: Record<ResellerModule, boolean> = every;
