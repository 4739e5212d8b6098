import {
  type CompiledParameters,
  hasToolOfType,
  type LoadedTool,
  loadAgentTools,
  parametersOf,
} from '#areas/agents/tools';
import { loadDirectory, queueOf } from '#areas/telephony/directory';
import type { VerifierParts } from '#areas/identity/verifications';
import type { TextMessageParts } from '#areas/telephony/text-messages';
import type { ToolDefinition } from '#brain/ports.ts';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { readAccountState } from '#platform/http/access/account-state.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { directoryTool, offerDirectory } from './directory-tool.ts';
import type { BookingParts } from './booking-desk.ts';
import { defaultBooking, offerBooking } from './booking-tool.ts';
import { offerDigits, offerEndCall } from './call-tools.ts';
import { offerClient } from './client-tool.ts';
import { compileGenerated } from './compile-generated.ts';
import { defaultHandoff, offerHandoff } from './handoff-tool.ts';
import { offerIdentity } from './identity-tool.ts';
import { type IntegrationTools, offerIntegration } from './integration-tools.ts';
import { offerServerTools } from './mcp-tools.ts';
import type { Offer } from './offer.ts';
import type { ServerCatalogue } from './server-catalogue.ts';
import { offerSms } from './sms-tool.ts';
import type { ToolConversation } from './tool-conversation.ts';
import { isToolIncluded } from './tool-modules.rules.ts';
import { describeTool } from './tool-definition.rules.ts';
import { claimName } from './tool-names.rules.ts';
import type { ExecuteTool } from './tool-run.ts';
import type { ToolServers } from './tool-servers.ts';
import { offerTransfer } from './transfer-tool.ts';

/** Tool a model may call now. */
export interface OfferedTool {
  tool: LoadedTool;
  /** Definition without the filler phrases, whose placeholders may change during a call. */
  definition: ToolDefinition;
  compiled: CompiledParameters;
  execute: ExecuteTool;
}

export interface OfferParts {
  db: Pick<Database, 'app'>;
  vault: Vault;
  texts: TextMessageParts;
  booking: BookingParts;
  webhook: ExecuteTool;
  servers: ToolServers;
  catalogue: ServerCatalogue;
  identity: VerifierParts;
  integrations: IntegrationTools;
}

/** Builds the tools an agent may use in a conversation, by model-visible name, in the agent's order. */
export async function offerTools(
  parts: OfferParts,
  conversation: ToolConversation,
): Promise<ReadonlyMap<string, OfferedTool>> {
  const { tenantId, agent } = conversation;
  const agentId = agent.id;
  const now = parts.booking.now();
  const directory = offerDirectory(await findDirectory(parts, conversation, now), conversation, parts.booking.now);
  if (agent.config.tool_ids.length === 0 && agentId === null) {
    return named(withDefaultHandoff(withDirectory([], directory), conversation), conversation);
  }
  const found = await parts.db.app.inTenant(
    tenantId,
    async (tx) => {
      const [all, integrations, state] = await Promise.all([
        loadAgentTools(tx, parts.vault, { tenantId, config: agent.config, now }),
        agentId === null ? [] : parts.integrations.toolsOf(tx, { tenantId, agentId }),
        readAccountState(tx, tenantId),
      ]);
      const modulesOff = state?.modulesOff ?? [];
      const booking = (await needsDefaultBooking(tx, all, conversation)) ? [defaultBooking] : [];
      const tools = [...all, ...booking].filter(({ definition }) => isToolIncluded(definition.type, modulesOff));
      const own = tools.map(async (tool) => ({ tool, offers: await offersOf(tx, parts, tool, conversation) }));
      return [...(await Promise.all(own)), ...integrations.map(offerIntegration)];
    },
    { onlyReads: true },
  );
  // Servers are queried in parallel, without holding a database connection.
  const complete = await Promise.all(
    found.map(async ({ tool, offers }) =>
      tool.definition.type === 'mcp'
        ? { tool, offers: await offerServerTools(parts.catalogue, parts.servers, tool) }
        : { tool, offers },
    ),
  );
  return named(withDefaultHandoff(withDirectory(complete, directory), conversation), conversation);
}

interface Found {
  tool: LoadedTool;
  offers: readonly Offer[];
}

/**
 * True where the agent neither has a booking tool, also a disabled one, nor follows a workflow, whose nodes name their
 * tools.
 */
async function needsDefaultBooking(
  tx: Tx,
  tools: readonly LoadedTool[],
  { agent: { id, config } }: ToolConversation,
): Promise<boolean> {
  if (id === null || config.workflow_id !== null) return false;
  if (tools.some(({ definition }) => definition.type === 'booking')) return false;
  return !(await hasToolOfType(tx, config.disabled_tool_ids, 'booking'));
}

/** Adds the default handoff when people are available and the agent has no handoff tool. */
function withDefaultHandoff(found: readonly Found[], conversation: ToolConversation): readonly Found[] {
  if (!conversation.handOff || found.some(({ tool }) => tool.definition.type === 'handoff')) return found;
  return [...found, { tool: defaultHandoff, offers: offerHandoff(defaultHandoff, conversation) }];
}

/** Entries of the directory that this call may be transferred to. */
function findDirectory({ db }: OfferParts, { tenantId, agent, transfers }: ToolConversation, now: Date) {
  const { config } = agent;
  if (!transfers || config.directory.access === 'none') return [];
  return db.app.inTenant(tenantId, (tx) => loadDirectory(tx, config, now), { onlyReads: true });
}

/** Adds the directory tool where the agent may look people up. */
const withDirectory = (found: readonly Found[], offers: readonly Offer[]): readonly Found[] =>
  offers.length === 0 ? found : [...found, { tool: directoryTool, offers }];

/** Directory whose queues the agent's transfer targets name. */
async function findQueues(tx: Tx, { agent: { config } }: ToolConversation, now: Date) {
  const isNamed = config.transfer_targets.some(({ destination }) => queueOf(destination) !== undefined);
  return isNamed ? loadDirectory(tx, { directory: { ...config.directory, access: 'all' } }, now) : [];
}

async function offersOf(tx: Tx, parts: OfferParts, tool: LoadedTool, conversation: ToolConversation): Promise<Offer[]> {
  const { type, name, description, parameters } = tool.definition;
  const { now } = parts.booking;
  switch (type) {
    case 'webhook':
      return [{ name, description, parameters, execute: parts.webhook }];
    case 'client':
      return offerClient(tool, conversation);
    case 'transfer':
      return offerTransfer(tool, conversation, { queues: await findQueues(tx, conversation, now()), now });
    case 'end_call':
      return offerEndCall(tool, conversation);
    case 'dtmf':
      return offerDigits(tool, conversation);
    case 'sms':
      return offerSms(tx, parts.texts, tool, conversation);
    case 'booking':
      return offerBooking(tx, parts.booking, tool, conversation);
    case 'handoff':
      return offerHandoff(tool, conversation);
    case 'identity':
      return offerIdentity(parts.identity, tool, conversation);
    // Listed after the transaction.
    case 'mcp':
    // Offered by the agent's integrations, not as tools of its own.
    case 'integration':
      return [];
  }
}

function named(found: readonly Found[], conversation: ToolConversation): Map<string, OfferedTool> {
  const names = new Set<string>();
  const offered = new Map<string, OfferedTool>();
  for (const { tool, offers } of found) {
    for (const offer of offers) {
      const compiled = offer.compiled ?? compiledOf(tool, offer, conversation);
      if (!compiled) continue;
      const name = claimName(offer.name, names);
      offered.set(name, {
        tool,
        compiled,
        execute: offer.execute,
        definition: {
          name,
          description: describeTool(offer.description, tool.definition),
          parameters: offer.parameters,
          onInterrupt: tool.definition.on_interrupt,
          ...(offer.spokenNames && { spokenNames: offer.spokenNames }),
          ...(offer.phoneCountry && { phoneCountry: offer.phoneCountry }),
        },
      });
    }
  }
  return offered;
}

function compiledOf(tool: LoadedTool, offer: Offer, { log }: ToolConversation): CompiledParameters | undefined {
  try {
    return offer.parameters === tool.definition.parameters ? parametersOf(tool) : compileGenerated(offer.parameters);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Stored under older schema rules.
    log.warn(
      { event: 'tool.omitted', toolId: tool.id, revision: tool.revision },
      'tool omitted: its parameters are unusable',
    );
    return undefined;
  }
}
