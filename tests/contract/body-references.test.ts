import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOperations } from '../../server/src/app/areas.ts';
import { unknownId } from '../../server/test/unknown-id.ts';
import { placesOfReferences, putAt } from './body-places.ts';
import { type AnyOperation, goodRequest } from './good-requests.ts';
import type { Owner } from './owner.ts';
import { send } from './send.ts';
import { buildWorld, type World } from './world.ts';

// An agent took any id as its workflow, and a tool another tenant's number to send from: found out in the call. Every
// place of a body that names something is found in the schemas, and must be known here.

interface Reference {
  /** An id of another tenant's; null where no such thing exists yet. */
  foreign: ((owner: Owner) => Promise<string>) | null;
  /** A well-formed id that does not exist. Default: `unknownId`. */
  nothing?: string;
  /** The body around it. Default: the body of a request that succeeds. */
  around?: Record<string, unknown>;
  /** 404: it says what the request is about, as an id in the address does. Default: 400 with the place. */
  status?: 404;
}

const workflow: Reference = { foreign: (owner) => owner.workflow() };
const agent: Reference = { foreign: (owner) => owner.agent() };
const tool: Reference = { foreign: (owner) => owner.tool() };
const trunk: Reference = { foreign: (owner) => owner.trunk() };
const organization: Reference = { foreign: (owner) => owner.organization() };
const operator: Reference = { foreign: (owner) => owner.operator() };
const team: Reference = { foreign: (owner) => owner.chatTeam() };
const resellerPackage: Reference = { foreign: (owner) => owner.resellerPackage() };
const staff: Reference = { foreign: (owner) => owner.resellerStaff(), around: { reason: 'Ticket 4711' } };
const number: Reference = {
  foreign: async (owner) =>
    (await owner.tenant.request('GET', `/api/phone-numbers/${await owner.number()}`)).json().number,
  nothing: '+46846500499',
};
const asSubject = (reference: Reference): Reference => ({ ...reference, status: 404 });

/** Platform admins name the seller. */
const ofSeller: Reference = { foreign: null };

const ofAgent = (below = ''): Record<string, Reference> => ({
  [`${below}/workflow_id`]: workflow,
  [`${below}/tool_ids/*`]: tool,
  [`${below}/disabled_tool_ids/*`]: tool,
  [`${below}/tool_revisions/{key}`]: tool,
});
const sms = { ...number, around: { name: 'text', type: 'sms' } };
const credential = {
  foreign: null,
  around: { name: 'order', type: 'webhook', request: { url: 'https://example.com' } },
};
const connection = { foreign: null, around: { name: 'crm', type: 'integration', integration: { action: 'find' } } };

const calendar: Reference = {
  foreign: (owner) => owner.calendarConnection(),
  around: { busy_calendars: [{ connection_id: unknownId, calendar_id: 'default' }] },
};

const identified: Record<string, Reference> = {
  '/call_id': { ...asSubject({ foreign: (owner) => owner.pastCall() }), around: { message: 'Payout' } },
  '/session_id': asSubject({ foreign: async (owner) => (await owner.chat(await owner.agent())).id }),
};

const references: Record<string, Record<string, Reference>> = {
  setAgentCalendar: {
    '/busy_calendars/*/connection_id': calendar,
    '/write_calendar/connection_id': {
      ...calendar,
      around: { write_calendar: { connection_id: unknownId, calendar_id: 'default' } },
    },
  },
  switchTenant: { '/tenant_id': asSubject({ foreign: async (owner) => owner.tenant.id }) },
  createPlan: { '/reseller_id': ofSeller },
  createMinutePackage: { '/reseller_id': ofSeller },
  createPriceList: {
    '/reseller_id': ofSeller,
    '/customer_id': { foreign: async (owner) => owner.tenant.id },
  },
  createResellerPriceList: { '/customer_id': { foreign: async (owner) => owner.tenant.id } },
  assignPlan: { '/plan_id': asSubject({ foreign: null }) },
  assignCustomerPlan: { '/plan_id': asSubject({ foreign: null }) },
  createCustomer: { '/package_id': resellerPackage },
  updateCustomer: { '/package_id': resellerPackage },
  impersonateCustomer: { '/staff_id': staff },
  updateUser: { '/organization_id': organization },
  createInvite: { '/organization_id': organization },
  createAgent: ofAgent(),
  updateAgent: ofAgent(),
  addAgentTool: { '/tool_id': tool },
  createTestFromConversation: {
    '/session_id': asSubject({ foreign: async (owner) => (await owner.chat(await owner.agent())).id }),
    '/call_id': { ...asSubject({ foreign: (owner) => owner.pastCall() }), around: {} },
  },
  createDirectoryEntry: {
    '/fallback/entry_id': {
      foreign: (owner) => owner.directoryEntry(),
      around: { kind: 'person', name: 'Anna', destinations: ['+46701740605'], fallback: { kind: 'entry' } },
    },
  },
  updateDirectoryEntry: {
    '/fallback/entry_id': { foreign: (owner) => owner.directoryEntry(), around: { fallback: { kind: 'entry' } } },
  },
  createTestRun: { '/test_ids/*': { foreign: async (owner) => owner.testConversation(await owner.agent()) } },
  createTool: {
    '/request/credential_id': credential,
    '/integration/connection_id': connection,
    '/sms/from_number': sms,
    '/handoff/team_id': { ...team, around: { name: 'person', type: 'handoff', handoff: {} } },
  },
  assignWorkflow: { '/workflow_id': workflow },
  simulateWorkflow: { '/agent_id': agent },
  validateWorkflow: { '/workflow_id': asSubject(workflow) },
  copyTool: { '/target_agent_id': agent },
  createToolLog: {
    '/agent_id': agent,
    '/call_id': { foreign: (owner) => owner.pastCall() },
    '/session_id': { foreign: async (owner) => (await owner.chat(await owner.agent())).id },
    '/tool_id': tool,
  },
  repairRecordings: { '/call_ids/*': { foreign: (owner) => owner.pastCall() } },
  startOutboundCall: { '/agent_id': asSubject(agent), '/from_number': number },
  startCrmCall: { '/agent_id': asSubject(agent), '/from_number': number },
  dispatchEndOfCall: {
    '/call_id': asSubject({ foreign: (owner) => owner.pastCall() }),
    '/integration_ids/*': { foreign: (owner) => owner.connection() },
  },
  executeIntegrationAction: { '/connection_id': asSubject({ foreign: (owner) => owner.connection() }) },
  setCrmLoggingPreset: { '/connection_ids/*': { foreign: (owner) => owner.connection() } },
  assignResellerNumber: { '/tenant_id': { foreign: (owner) => owner.customer() } },
  startAdHocOutboundCall: { ...ofAgent('/agent'), '/from_number': number },
  addInventoryNumber: { '/trunk_id': { ...trunk, around: { phone_number: '+46846579999' } } },
  importPhoneNumber: { '/agent_id': agent, '/trunk_id': trunk },
  updatePhoneNumber: { '/trunk_id': trunk },
  assignPhoneNumber: { '/agent_id': agent },
  updateWidgetConfig: { '/operator_ids/*': operator },
  patchWidgetConfig: { '/operator_ids/*': operator },
  releaseOperatorChat: { '/operator_id': operator, '/team_id': { ...team, around: { to: 'queue' } } },
  updateOperatorChat: { '/label_ids/*': { foreign: (owner) => owner.chatLabel() }, '/team_id': team },
  assignOperatorChat: { '/operator_id': operator },
  createChatTeam: { '/member_ids/*': operator },
  updateChatTeam: { '/member_ids/*': operator },
  sendOperatorMessage: {
    '/file_ids/*': { foreign: async (owner) => owner.deskFile(await owner.deskChat('claimed')) },
    '/mention_ids/*': { ...operator, around: { text: 'See here', visibility: 'internal' } },
  },
  postOperatorTyping: {
    '/seen_message_id': { foreign: async (owner) => owner.messageOf(await owner.deskChat('waiting')) },
  },
  updateContactRequest: { '/assignee_id': { foreign: (owner) => owner.user() } },
  createPaymentLink: { '/tenant_id': { foreign: null } },
  orderMinutes: { '/package_id': asSubject({ foreign: (owner) => owner.minutePackage() }) },
  upgradeSubscription: { '/plan_id': asSubject({ foreign: (owner) => owner.plan() }) },
  createCheckoutSession: {
    '/plan_id': { ...asSubject({ foreign: (owner) => owner.plan() }), around: {} },
    '/package_id': { ...asSubject({ foreign: (owner) => owner.minutePackage() }), around: {} },
    '/order_id': { ...asSubject({ foreign: (owner) => owner.order() }), around: {} },
  },
  createInvoice: { '/tenant_id': { foreign: null } },
  startWebVoiceSession: { '/agent_id': asSubject(agent) },
  refinePrompt: { '/agentId': agent },
  startEidVerification: identified,
  startMobilePayVerification: identified,
  installMarketplaceTool: { '/agent_id': asSubject(agent), '/gated_tool_ids/*': tool },
  setLegalHold: { '/object/id': { foreign: (owner) => owner.pastCall() } },
  createEndOfCallWebhook: { '/agent_ids/*': agent },
  updateEndOfCallWebhook: { '/agent_ids/*': agent },
  redeliverWebhooks: {
    '/delivery_ids/*': asSubject({ foreign: async (owner) => owner.webhookDelivery(await owner.webhook()) }),
  },
};

/** Places that are looked at elsewhere, and where. */
const elsewhere: Record<string, string> = {
  'updateTool /request/credential_id': 'the type of a tool stays, see "a tool that is changed"',
  'updateTool /integration/connection_id': 'the same',
  'updateTool /sms/from_number': 'the same',
  'updateTool /handoff/team_id': 'the same',
  'changeManyChats /session_ids/*': 'refused chats are part of the answer, see operator-chats/chat-triage.test.ts',
  'changeManyChats /action/operator_id': 'refused chats are part of the answer',
  'changeManyChats /action/team_id': 'refused chats are part of the answer',
  'changeManyChats /action/add/*': 'refused chats are part of the answer',
  'changeManyChats /action/remove/*': 'a label that is not there is on no chat',
  'assignPlatformNumber /tenant_id': 'the platform has every account, see number-inventory.test.ts',
  'assignPlatformNumber /reseller_id': 'the platform has every reseller, see number-inventory.test.ts',
  'createChatView /filters/agent_id': 'a filter: no chats are of an agent that is not there',
  'createChatView /filters/team_id': 'a filter',
  'createChatView /filters/label_id': 'a filter',
  'createChatView /filters/operator_id': 'a filter',
  'updateChatView /filters/agent_id': 'a filter',
  'updateChatView /filters/team_id': 'a filter',
  'updateChatView /filters/label_id': 'a filter',
  'updateChatView /filters/operator_id': 'a filter',
  'readChatMentions /session_id': 'a filter: nobody is mentioned in a chat that is not there',
  'createWorkflow /draft/nodes/*/agent_id':
    'a draft may name what does not exist; publishing it does not: areas/workflows',
  'createWorkflow /draft/nodes/*/overrides/tool_ids/*':
    'a draft may name what does not exist; publishing it does not: areas/workflows',
  'createWorkflow /draft/nodes/*/tool_id':
    'a draft may name what does not exist; publishing it does not: areas/workflows',
  'createWorkflow /draft/nodes/*/workflow_id':
    'a draft may name what does not exist; publishing it does not: areas/workflows',
  'updateWorkflow /draft/nodes/*/agent_id': 'the same',
  'updateWorkflow /draft/nodes/*/overrides/tool_ids/*': 'the same',
  'updateWorkflow /draft/nodes/*/tool_id': 'the same',
  'updateWorkflow /draft/nodes/*/workflow_id': 'the same',
  'validateWorkflow /graph/nodes/*/agent_id': 'faults are the answer',
  'validateWorkflow /graph/nodes/*/overrides/tool_ids/*': 'faults are the answer',
  'validateWorkflow /graph/nodes/*/tool_id': 'faults are the answer',
  'validateWorkflow /graph/nodes/*/workflow_id': 'faults are the answer',
  'deleteKnowledgeBaseFiles /file_ids/*': 'ids of others are ignored, see the tests of knowledge',
  'closeInactiveChatSessions /agent_id': 'a filter: no chats are of an agent that is not there',
  'startChatSession /agent_id': 'public: agents are everybody’s there',
  'sendChatMessage /file_ids/*': 'areas/chat-sessions: files of another chat',
  'postChatSessionStatus /after': 'a position, where nothing is kept',
  'postChatSessionStatus /seen': 'areas/chat-sessions: messages of another chat',
};

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.close());

const places = allOperations.flatMap(({ operation }) =>
  placesOfReferences(operation).map((place) => ({ operation, place, name: `${operation.id} ${place}` })),
);

it('every body field that references an id is covered', () => {
  const known = Object.entries(references).flatMap(([id, of]) => Object.keys(of).map((place) => `${id} ${place}`));
  expect(places.map(({ name }) => name).toSorted()).toEqual([...known, ...Object.keys(elsewhere)].toSorted());
});

async function answerTo(operation: AnyOperation, place: string, { around }: Reference, value: string) {
  const good = await goodRequest(operation, world.mine, world);
  const body = putAt(around ?? good.body, place, value);
  const answer = await send(world, operation, { ...good, body }, world.credential(operation, world.mine, good));
  const { message, details } = answer.json();
  const plain = (text: string) => text.replaceAll(value, '<it>');
  return {
    status: answer.statusCode,
    message: plain(message),
    details: JSON.parse(plain(JSON.stringify(details ?? []))),
  };
}

describe('a body with an unknown id', () => {
  it.each(places.filter(({ name }) => !(name in elsewhere)))(
    '$name: 400 with its path, also for another tenant’s id',
    async ({ operation, place }) => {
      const reference = references[operation.id]?.[place] ?? workflow;
      const never = await answerTo(operation, place, reference, reference.nothing ?? unknownId);
      expect(never.status).toBe(reference.status ?? 400);
      const written = place.replace('*', '0').replace('{key}', '<it>');
      if (reference.status === undefined) expect(never.details).toMatchObject([{ path: written }]);
      if (reference.foreign === null) return;
      const value = await reference.foreign(world.stranger);
      expect(await answerTo(operation, place, reference, value)).toEqual(never);
    },
  );
});

describe('a changed tool', () => {
  it.each([
    [createBody('createTool', '/sms/from_number'), { sms: { from_number: '+46846500499' } }, '/sms/from_number'],
    [
      { name: 'order', type: 'webhook', request: { url: 'https://example.com' } },
      { request: { credential_id: unknownId } },
      '/request/credential_id',
    ],
  ])('%j by %j: 400 at %s', async (made, patch, path) => {
    const { id } = (await world.mine.tenant.request('POST', '/api/tools', made)).json();
    const answer = await world.mine.tenant.request('PATCH', `/api/tools/${id}`, patch);
    expect([answer.statusCode, answer.json().details?.[0]?.path]).toEqual([400, path]);
  });
});

function createBody(id: string, place: string) {
  return references[id]?.[place]?.around ?? {};
}
