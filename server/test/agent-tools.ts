import type { AgentId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import { createToolRuns, type ToolConversation } from '#areas/agents/tool-runs';
import { createIntegrationTools } from '#areas/integrations/connections';
import type { TestApp, TestTenant } from './build-test-app.ts';

/** Tools that an agent has of its integrations in a conversation, and those of its configuration. */
export function integrationToolsOf(
  app: TestApp,
  tenant: Pick<TestTenant, 'id' | 'request'>,
  agentId: AgentId,
  config: object = {},
) {
  const { db, bus, vault, egress, clock, newId, log, areaDeps } = app.deps;
  const integrations = createIntegrationTools({ ...areaDeps.connections, db, egress, clock });
  const nothing = { list: async () => [], call: async () => ({ text: '', structured: null, isError: false }) };
  const runs = createToolRuns({
    signer: app.deps.keyring.signer,
    db,
    bus,
    vault,
    egress,
    clock,
    newId,
    log,
    integrations,
    identity: { ...areaDeps.identityVerifications, log },
    calendars: areaDeps.calendar.calendars,
    servers: nothing as never,
    messengers: [],
  });
  const conversation: ToolConversation = {
    tenantId: tenant.id,
    agent: { id: agentId, version: 1, config: AgentConfig.parse({ name: 'Ada', ...config }) },
    channel: 'chat',
    call: null,
    session: null,
    variables: () => ({}),
    isVerified: () => false,
    isPortalUser: () => false,
    client: null,
    pressDigits: null,
    log,
  };
  const runner = runs.runnerFor(conversation);
  return {
    names: async () => (await runner.definitions()).map(({ name }) => name),
    /** Runs a tool; `id` is that of the model's call, of which the key of its effect is made. */
    run: (
      name: string,
      given: Record<string, unknown>,
      { signal = new AbortController().signal, id = newId() }: { signal?: AbortSignal; id?: string } = {},
    ) => runner.run({ id, name, arguments: given }, signal),
    logs: async () => {
      await runs.idle();
      return (await tenant.request('GET', '/api/tool-logs')).json().data;
    },
  };
}
