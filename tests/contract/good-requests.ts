import type { Operation } from '../../server/src/platform/http/operation.ts';
import { offerSdp } from '../../server/test/offer-sdp.ts';
import { twilioCall } from '../../server/test/twilio-webhook.ts';
import type { Owner } from './owner.ts';
import type { World } from './world.ts';

export type AnyOperation = Operation<never>;

/** A request of an operation that succeeds: everything it names was made for it, in the account of its owner. */
export interface GoodRequest {
  params: Record<string, string>;
  query: string;
  body: unknown;
  headers: Record<string, string>;
  /** Credentials other than the owner's. */
  credentials?: Record<string, string>;
}

type Params = Record<string, string>;
type Make = (owner: Owner, made: Params, operation: AnyOperation, world: World) => Promise<string>;

const onTrash = (operation: AnyOperation) => operation.path.startsWith('/api/agents/trash/');

/** Operations of the desk that only who has the chat may do. */
const ofClaimedChats = ['releaseOperatorChat', 'sendOperatorMessage', 'postOperatorTyping'];

/** Makes a new target for a path parameter. A later parameter may belong to an earlier one. */
const makers: Record<string, Make> = {
  agentId: (owner, _, operation) => {
    if (operation.id === 'getTrafficSplit' || operation.id === 'endTrafficSplit') return owner.splitAgent();
    if (operation.id === 'deleteCalendarFeed') return owner.feedAgent();
    return onTrash(operation) ? owner.trashedAgent() : owner.agent();
  },
  versionNumber: async () => '1',
  provider: async (owner, _, { method, path }) => {
    if (path.startsWith('/api/integrations/')) return 'hubspot';
    if (!path.startsWith('/api/identity/')) return 'twilio';
    return method === 'PUT' ? 'oidc-ciba' : owner.identityService('oidc-ciba');
  },
  toolKey: async () => 'verify-eid',
  verificationId: (owner) => owner.identityVerification(),
  connectionId: (owner, { agentId }, { path }) =>
    path.startsWith('/api/calendar/') ? owner.calendarConnection() : owner.connection(agentId),
  toolId: (owner, { agentId }) => owner.tool(agentId),
  logId: (owner) => owner.toolLog(),
  workflowId: (owner) => owner.workflow(),
  callId: (owner, _, { id }) => (id === 'controlCall' ? owner.liveCall() : owner.pastCall()),
  trunkId: (owner, _, { path }, world) => (path.startsWith('/api/admin/') ? world.newTrunk() : owner.trunk()),
  recordingJobId: (owner) => owner.recordingJob(),
  numberId: (owner, _, { id }) => (id === 'claimPoolNumber' ? owner.poolNumber() : owner.number()),
  bookingId: (owner, { agentId }) => owner.booking(agentId ?? ''),
  customerId: (owner, _, { path }) => (path.includes('/customers/trash/') ? owner.trashedCustomer() : owner.customer()),
  keyId: (owner, { customerId }, { path }) =>
    customerId !== undefined
      ? owner.customerKey(customerId)
      : path.startsWith('/api/reseller/')
        ? owner.resellerKey()
        : owner.apiKey(),
  organizationId: (owner) => owner.organization(),
  userId: (owner) => owner.user(),
  inviteId: (owner) => owner.invite(),
  sessionId: async (owner, _, { path, id }) => {
    if (path.startsWith('/api/auth/')) return owner.session();
    if (!path.startsWith('/api/chat/operator/')) {
      const chat = await owner.chat(await owner.agent());
      if (id === 'uploadChatFile') await owner.allowFiles(chat.id);
      if (id === 'rateChatSession' || id === 'analyzeChatSession') await owner.endChat(chat.id);
      if (id === 'confirmChatVerification') await owner.startVerification(chat.id);
      return chat.id;
    }
    return owner.deskChat(ofClaimedChats.includes(id) ? 'claimed' : 'waiting');
  },
  link: (owner) => owner.chatFileLink(),
  feed: (owner) => owner.calendarFeed(),
  avatarId: (owner) => owner.avatar(),
  replyId: (owner) => owner.cannedReply(),
  subscriptionId: (owner) => owner.pushSubscription(),
  teamId: (owner) => owner.chatTeam(),
  entryId: (owner) => owner.directoryEntry(),
  labelId: (owner) => owner.chatLabel(),
  viewId: (owner) => owner.chatView(),
  testId: (owner, { agentId = '' }) => owner.testConversation(agentId),
  testRunId: (owner, { agentId = '' }) => owner.testRun(agentId),
  requestId: (owner) => owner.contactRequest(),
  questionId: (owner) => owner.unansweredQuestion(),
  chunkId: (owner, { agentId = '' }) => owner.knowledgeChunk(agentId),
  toolCallId: (owner, { sessionId = '', callId = '' }) => owner.waitingToolCall(sessionId ? { sessionId } : { callId }),
  // A customer of their own: a feature switched off would be missing for every request that follows.
  tenantId: async (owner, _, { id }) => (id === 'setFeatureFlags' ? owner.customer() : owner.tenant.id),
  resellerId: async (owner, _made, { id, path }, world) =>
    id === 'setOwnNewsletter' || path.includes('/packages/') ? owner.reseller.id : world.newReseller(),
  planId: (owner, _made, { path }, world) => world.newPlan(sellerOf(owner, path)),
  packageId: (owner, _made, { path }, world) =>
    path.startsWith('/api/reseller/packages/') || path.startsWith('/api/admin/resellers/')
      ? owner.resellerPackage()
      : world.newMinutePackage(sellerOf(owner, path)),
  priceListId: (owner, _made, { path }, world) => world.newPriceList(sellerOf(owner, path)),
  mailId: (_owner, _made, _operation, world) => world.newMail(),
  serverName: async (_owner, _made, _operation, world) => (await world.modelServer('on')).name,
  fileId: (owner, { agentId = '' }, { id }) =>
    id === 'updateKnowledgeBaseFile' ? owner.knowledgeUrl(agentId) : owner.knowledgeText(agentId),
  webhookId: (owner) => owner.webhook(),
  speechModelId: async () => 'vits-ljs',
  keyProvider: (owner, _made, { method, path }, world) =>
    method === 'DELETE' ? world.providerKey(owner, path) : Promise.resolve('openai'),
  staffId: (owner) => owner.resellerStaff(),
  certificateId: (owner) => owner.deletionCertificate(),
  holdId: (owner) => owner.legalHold(),
  picture: async () => 'logo',
  key: async () => 'password_reset',
  pictureId: (owner) => owner.brandPicture(),
  domainId: (owner) => owner.domain(),
  newsletterId: (owner) => owner.newsletter(),
  orderId: async (owner) => {
    await owner.invoice('draft');
    return owner.order();
  },
  invoiceId: (owner, _made, { id }) =>
    owner.invoice(id === 'finalizeInvoice' || id === 'deleteInvoiceDraft' ? 'draft' : 'open'),
  partner: async (owner, _made, { method }) => {
    const partner = 'hubspot';
    if (method === 'DELETE')
      await owner.tenant.request('PUT', `/api/partner-integrations/${partner}`, { name: 'HubSpot' });
    return partner;
  },
  jobId: (owner, _made, _operation, world) => world.newDeadLetter(owner.tenant.id),
};

/** Reseller whose offers an address has; undefined: those of the installation. */
const sellerOf = (owner: Owner, path: string) => (path.startsWith('/api/reseller/') ? owner.reseller.id : undefined);

/** Fields of bodies that name things; a thing that comes as a list is one of one. */
const named: Record<string, (owner: Owner) => Promise<unknown>> = {
  agent_id: (owner) => owner.agent(),
  target_agent_id: (owner) => owner.agent(),
  tool_id: (owner) => owner.tool(),
  workflow_id: (owner) => owner.workflow(),
  trunk_id: (owner) => owner.trunk(),
  organization_id: (owner) => owner.organization(),
  assignee_id: (owner) => owner.user(),
  tenant_id: async (owner) => owner.tenant.id,
  package_id: (owner) => owner.resellerPackage(),
};

let addresses = 0;
/** To one address few codes go out. */
const nextAddress = () => `visitor-${(addresses += 1)}@example.com`;
let domains = 0;
const nextHost = () => `good-${(domains += 1)}.example.com`;
let subjects = 0;
/** A person the tenant has no data of. */
const nextSubject = () => `+4670${String((subjects += 1)).padStart(7, '1')}`;
let shortcuts = 0;
const nextShortcut = () => `good-${(shortcuts += 1)}`;

/** Bodies that an example with living ids is not enough for. */
const bodies: Record<string, (owner: Owner, params: Params, world: World) => Promise<unknown>> = {
  createDirectoryEntry: async () => ({
    kind: 'person',
    name: nextShortcut(),
    destinations: ['+46701740605'],
  }),
  createResellerDomain: async () => ({ host: nextHost() }),
  crawlExtract: async (_owner, _params, world) => ({ url: world.website() }),
  crawlGenerate: async (_owner, _params, world) => ({ url: world.website() }),
  checkWidgetInstallation: async (_owner, _params, world) => ({ url: world.website() }),
  refinePrompt: async (owner) => ({ prompt: 'You are Robin.', agentId: await owner.agent() }),
  setLegalHold: async (owner) => ({ object: { kind: 'call', id: await owner.pastCall() }, reason: 'Case T 1234-26' }),
  offerWebVoice: () => offerSdp(),
  createModelServer: async (_owner, _params, world) => ({ url: (await world.modelServer('found')).url }),
  startEidVerification: async (owner) => {
    await owner.identityService('oidc');
    return { session_id: (await owner.chat(await owner.agent())).id, message: 'Payout' };
  },
  startMobilePayVerification: async (owner) => {
    await owner.identityService('vipps');
    const session_id = (await owner.chat(await owner.agent())).id;
    return { session_id, subject_hint: nextSubject(), message: 'Payout' };
  },
  installMarketplaceTool: async (owner) => {
    const agent_id = await owner.agent();
    return { agent_id, gated_tool_ids: [await owner.tool(agent_id)] };
  },
  receiveStripeWebhook: async () => JSON.stringify({ id: 'evt_world', type: 'customer.created', data: { object: {} } }),
  receiveCarrierWebhook: async (owner, { agentId = '' }) =>
    twilioCall({ sid: 'CA1', from: '+14155550123', to: await owner.carrierNumber(agentId) }),
  releaseOperatorChat: async (owner) => ({ to: 'operator', operator_id: await owner.operator() }),
  sendOperatorMessage: async (owner, { sessionId = '' }) => ({
    text: 'See here',
    file_ids: [await owner.deskFile(sessionId)],
  }),
  postOperatorTyping: async (owner, { sessionId = '' }) => ({
    typing: true,
    seen_message_id: await owner.messageOf(sessionId),
  }),
  assignPlan: async (owner, _params, world) => ({ plan_id: await world.newPlan(owner.reseller.id) }),
  assignCustomerPlan: async (owner, _params, world) => ({ plan_id: await world.newPlan(owner.reseller.id) }),
  startCrmCall: async (owner) => ({ agent_id: await owner.agent(), phone_number: '+46701234567' }),
  assignResellerNumber: async (owner, _params, world) => ({
    phone_number: await world.numberOf(owner, 'stock'),
    tenant_id: await owner.customer(),
  }),
  unassignResellerNumber: async (owner, _params, world) => ({ phone_number: await world.numberOf(owner, 'customer') }),
  addInventoryNumber: async () => ({
    phone_number: `+4684657${String((subjects += 1)).padStart(4, '0')}`,
    provider: 'builtin',
    provider_ref: 'world',
  }),
  addResellerNumber: async (owner, _params, world) => {
    await world.resellerTrunk(owner);
    return { phone_number: `+4684658${String((subjects += 1)).padStart(4, '0')}` };
  },
  removeResellerNumber: async (owner, _params, world) => ({
    phone_number: await world.numberOnTrunk(owner, await world.resellerTrunk(owner)),
  }),
  removeInventoryNumber: async (owner, _params, world) => ({
    phone_number: await world.numberOnTrunk(owner, await world.newTrunk()),
  }),
  setFeatureFlags: async () => ({ overrides: { testing: true } }),
  testResellerSipTrunk: async (owner, _params, world) => {
    await world.resellerTrunk(owner);
    return {};
  },
  assignPlatformNumber: async (owner, _params, world) => ({
    phone_number: await world.numberOf(owner, 'pool'),
    tenant_id: owner.tenant.id,
  }),
  unassignPlatformNumber: async (owner, _params, world) => ({ phone_number: await world.numberOf(owner, 'customer') }),
  createIntegrationConnection: async (_owner, _params, world) => ({
    provider: 'http',
    name: 'Orders',
    key: 'a-long-secret',
    settings: { base_url: world.website() },
  }),
  repairRecordings: async (owner) => ({ call_ids: [await owner.pastCall()] }),
  startChatVerification: async () => ({ method: 'email_otp', target: nextAddress() }),
  setTrafficSplit: async () => ({ version: 1, share: 20 }),
  previewVoice: async () => ({ text: 'Hello.' }),
  createTestChatTurn: async () => ({ say: 'When are you open?' }),
  createTestRun: async (owner, { agentId = '' }) => ({ test_ids: [await owner.testConversation(agentId)] }),
  createTestFromConversation: async (owner, { agentId = '' }) => {
    const { id } = await owner.chat(agentId);
    await owner.speak(id);
    return { session_id: id };
  },
  assignOperatorChat: async (owner) => ({ operator_id: await owner.operator() }),
  changeManyChats: async (owner) => ({
    session_ids: [await owner.deskChat('waiting')],
    action: { kind: 'priority', priority: 'high' },
  }),
  createChatTeam: async (owner) => ({ name: nextShortcut(), member_ids: [await owner.operator()] }),
  updateChatTeam: async (owner) => ({ member_ids: [await owner.operator()] }),
  createChatLabel: async () => ({ name: nextShortcut() }),
  readChatMentions: async (owner) => ({ session_id: await owner.deskChat('waiting') }),
  createResellerPackage: async () => ({ name: nextShortcut(), modules: { phone: false } }),
  updateResellerPackage: async () => ({ name: nextShortcut() }),
  createResellerStaff: async () => ({ name: 'Robin', email: nextAddress(), role: 'staff' }),
  createCannedReply: async () => ({ shortcut: nextShortcut(), text: 'We are open from 8 to 17.' }),
  createBooking: async (owner, { agentId = '' }) => ({
    starts_at: await owner.freeSlot(agentId),
    customer: { name: 'World' },
  }),
  uploadKnowledgeBaseFile: async () => {
    const form = new FormData();
    form.set('file', new File(['Guests park behind the house.'], 'parking.txt'));
    return form;
  },
  addKnowledgeBaseUrl: async () => ({ url: 'https://www.example.com/', schedule: 'weekly' }),
  deleteKnowledgeBaseFiles: async (owner, { agentId = '' }) => ({ file_ids: [await owner.knowledgeText(agentId)] }),
  redeliverWebhooks: async (owner, { webhookId = '' }) => ({ delivery_ids: [await owner.webhookDelivery(webhookId)] }),
  orderMinutes: async (owner) => {
    await owner.invoice('draft');
    return { package_id: await owner.minutePackage() };
  },
  createCheckoutSession: async (owner) => ({ plan_id: await owner.plan() }),
  upgradeSubscription: async (owner) => ({ plan_id: await owner.plan() }),
  createPaymentLink: async (owner) => {
    await owner.invoice('draft');
    return { tenant_id: owner.tenant.id, description: 'Setting up', currency: 'SEK', net_minor_units: 100 };
  },
  rescheduleBooking: async (owner, { agentId = '' }) => ({ starts_at: await owner.freeSlot(agentId) }),
};

const queries: Record<string, (owner: Owner, params: Params) => Promise<string>> = {
  eraseCallsBySubject: async () => `?phone_number=${encodeURIComponent(nextSubject())}`,
  searchAvailableNumbers: async () => '?country=US&area_code=212',
  askCertificate: async () => '?domain=parley.example.com',
  compareAgentVersions: async () => '?from=1&to=2',
  compareTestRuns: async (owner, { agentId = '' }) => {
    const id = await owner.testRun(agentId);
    return `?baseline=${id}&candidate=${id}`;
  },
  getCallRecordingContent: (owner, { callId = '' }) => owner.recordingLink(callId),
  listChatQueue: async (owner) => `?agent_id=${await owner.agent()}`,
  listOperatorChatMessages: async (owner, { sessionId = '' }) => `?after=${await owner.messageOf(sessionId)}`,
  getOperatorStatistics: async (owner) => `?agent_id=${await owner.agent()}&operator_id=${await owner.operator()}`,
  getChatDeskReport: async (owner) =>
    `?agent_id=${await owner.agent()}&team_id=${await owner.chatTeam()}&operator_id=${await owner.operator()}`,
  listOperatorChats: async (owner) =>
    `?agent_id=${await owner.agent()}&team_id=${await owner.chatTeam()}&label_id=${await owner.chatLabel()}`,
  listChatSessions: async (owner) => `?agent_id=${await owner.agent()}&operator_id=${await owner.operator()}`,
  getChatStats: async (owner) => `?agent_id=${await owner.agent()}&to=2026-02-01T00:00:00Z`,
  listIdentityVerifications: async (owner) =>
    `?agent_id=${await owner.agent()}&call_id=${await owner.pastCall()}&session_id=${(await owner.chat(await owner.agent())).id}`,
  listContactRequests: async (owner) => `?agent_id=${await owner.agent()}&assignee_id=${await owner.user()}`,
  listUnansweredQuestions: async (owner) => `?agent_id=${await owner.agent()}`,
  listTools: async (owner) => `?agent_id=${await owner.agent()}`,
  listToolLogs: async (owner) => `?agent_id=${await owner.agent()}&tool_id=${await owner.tool()}`,
  listCrmConversations: async () => '?phone_number=%2B46701234567',
  lookUpSupport: async () => '?q=harbour&reason=Ticket+4711',
  exportDataSubject: async () => '?phone_number=%2B46701234567',
  getDataSubject: async () => '?phone_number=%2B46701234567',
  listCalls: async (owner) => `?agent_id=${await owner.agent()}`,
};

export async function paramsFor(operation: AnyOperation, owner: Owner, world: World): Promise<Params> {
  const params: Params = {};
  for (const name of paramNames(operation)) {
    const make = makers[name];
    if (!make) throw new Error(`Nothing is known of the parameter ${name} of ${operation.id}: say how it is made`);
    params[name] = await make(owner, params, operation, world);
  }
  return params;
}

/** Everything a request of the operation needs but who sends it. */
export async function goodRequest(operation: AnyOperation, owner: Owner, world: World): Promise<GoodRequest> {
  const known = world.special[operation.id];
  if (known) return { params: {}, query: '', body: undefined, headers: {}, ...(await known(owner)) };
  const params = await paramsFor(operation, owner, world);
  const body = bodies[operation.id];
  return {
    params,
    query: (await queries[operation.id]?.(owner, params)) ?? '',
    body: body ? await body(owner, params, world) : await exampleBody(operation, owner),
    headers: operation.idempotency === 'own' ? { 'idempotency-key': `good-${params['agentId'] ?? 'request'}` } : {},
  };
}

/** A form has no example in JSON: it brings the smallest picture there is. */
async function exampleBody(operation: AnyOperation, owner: Owner): Promise<unknown> {
  if (operation.bodyType !== 'multipart/form-data') return withLivingThings(operation.example.body, owner);
  const form = new FormData();
  form.set('file', new File([Buffer.from(smallestPng, 'base64')], 'picture.png', { type: 'image/png' }));
  return form;
}

const smallestPng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function withLivingThings(example: unknown, owner: Owner): Promise<unknown> {
  if (example === null || typeof example !== 'object' || Array.isArray(example)) return example;
  const entries = await Promise.all(
    Object.entries(example).map(async ([name, value]) => {
      const make = typeof value === 'string' ? named[name] : undefined;
      return [name, make ? await make(owner) : value] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** Puts values into the path of an operation. */
export function fillPath(operation: Pick<AnyOperation, 'path'>, params: Params): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Path parameters of an operation, in order. */
export function paramNames(operation: Pick<AnyOperation, 'path'>): string[] {
  return [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
