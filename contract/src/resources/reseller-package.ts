import { z } from 'zod';
import { ResellerPackageId } from '../ids.ts';
import { nameOf } from '../names.ts';
import { WholesalePriceTiers } from './reseller-billing.ts';

/** Modules of the product that a package of a reseller can switch off. */
export const resellerModules = [
  'chat',
  'live_desk',
  'phone',
  'outbound_calls',
  'web_voice',
  'knowledge',
  'workflows',
  'tools',
  'calendar',
  'analysis',
  'statistics',
  'webhooks',
  'integrations',
  'identity',
  'writing_assistant',
  'testing',
] as const;
export type ResellerModule = (typeof resellerModules)[number];

/** Descriptions of the modules. */
export const moduleTexts: Record<ResellerModule, string> = {
  chat: 'Chat widget and chats',
  live_desk: 'People who take over chats: operators, teams, handoff',
  phone: 'Phone numbers, SIP trunks and inbound calls',
  outbound_calls: 'Calls the agent places',
  web_voice: 'Calls from a web page',
  knowledge: 'Knowledge of agents, and questions without an answer',
  workflows: 'Workflows',
  tools: 'Tools, MCP servers and their logs',
  calendar: 'Calendars and bookings',
  analysis: 'Summaries and structured data of calls and chats',
  statistics: 'Statistics',
  webhooks: 'Webhooks',
  integrations: 'Connections to other products, call logging in CRMs, the CRM package and partners',
  identity: 'Proof of who callers and visitors are, by electronic ID',
  writing_assistant: 'Assistance with writing agents',
  testing: 'Test conversations and traffic splits',
};

const shape = <Each extends z.ZodType>(of: (module: ResellerModule) => Each) =>
  Object.fromEntries(resellerModules.map((module) => [module, of(module)])) as Record<ResellerModule, Each>;

/** Modules of a package: true for each that its customers have. */
export const ResellerModules = z
  .object(shape((module) => z.boolean().meta({ description: moduleTexts[module] })))
  .meta({ id: 'ResellerModules' });
export type ResellerModules = z.infer<typeof ResellerModules>;

const ModulesGiven = z.strictObject(shape(() => z.boolean().optional()));

export const ResellerPackage = z
  .object({
    id: ResellerPackageId,
    name: z.string(),
    description: z.string(),
    modules: ResellerModules,
    price_tiers: WholesalePriceTiers.nullable().meta({
      description:
        'Wholesale prices of use by customers with the package that are valid now; null: those of the reseller apply, or the reader may not see prices',
    }),
    customer_count: z.int().meta({ description: 'Customers with the package, those in the trash included' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'ResellerPackage' });
export type ResellerPackage = z.infer<typeof ResellerPackage>;

const packageFields = {
  name: nameOf(100),
  description: z.string().trim().max(1000),
  modules: ModulesGiven,
};

export const ResellerPackageCreate = z.strictObject({
  name: packageFields.name,
  description: packageFields.description.default(''),
  modules: packageFields.modules.default({}).meta({ description: 'Modules to switch off; one that is left out is on' }),
});

export const ResellerPackageUpdate = z.strictObject({
  name: packageFields.name.optional(),
  description: packageFields.description.optional(),
  modules: packageFields.modules.optional().meta({ description: 'One that is left out stays as it is' }),
});
