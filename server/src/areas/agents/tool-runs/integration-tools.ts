import type { AgentId, TenantId } from '@parley/contract/ids';
import type { ToolDefinition } from '@parley/contract/resources/tool';
import type { LoadedTool } from '#areas/agents/tools';
import type { Tx } from '#db/tenant-scope.ts';
import type { Offer } from './offer.ts';
import { outcomeOf } from './read-answer.rules.ts';
import { ToolFault } from './tool-fault.ts';

/** Action of a connection, as a tool. */
export interface IntegrationTool {
  definition: ToolDefinition;
  /** JSON Schema 2020-12 of the arguments. */
  parameters: Record<string, unknown>;
  /** Acts with checked arguments. `told` is for the model. */
  run(request: {
    arguments: Readonly<Record<string, unknown>>;
    /** The same for each attempt of one effect. */
    effectKey: string;
    signal: AbortSignal;
  }): Promise<{ value: unknown } | { fault: 'refused' | 'error'; told: string }>;
}

/** Port: actions of connected vendors that an agent may take. */
export interface IntegrationTools {
  toolsOf(tx: Tx, agent: { tenantId: TenantId; agentId: AgentId }): Promise<IntegrationTool[]>;
}

/** Offers an action of a connection. What the vendor answers is data from outside, as that of a webhook is. */
export function offerIntegration({ definition, parameters, run }: IntegrationTool): {
  tool: LoadedTool;
  offers: Offer[];
} {
  const tool: LoadedTool = { id: null, revision: 1, definition, signingSecrets: [] };
  const offer: Offer = {
    name: definition.name,
    description: definition.description,
    parameters,
    async execute({ arguments: given, effectKey, signal, record }) {
      record.request = { ...definition.integration, arguments: given };
      const done = await run({ arguments: given, effectKey, signal });
      if ('fault' in done) throw new ToolFault(done.fault, done.told, done.told);
      record.response = done.value;
      return outcomeOf({ kind: 'json', value: done.value }, definition.response, { mayAct: false });
    },
  };
  return { tool, offers: [offer] };
}
