import type { KeyProvider } from '@parley/contract/resources/provider-key';
import { findLoggedIn } from '#areas/accounts/auth';
import { sendInvite } from '#areas/accounts/organizations';
import type { InviteOwner } from '#areas/accounts/tenants';
import { createBookingLinkTokens } from '#areas/agents/booking-links';
import { toolCatalogue } from '#areas/agents/tools';
import { createUnsubscribeTokens, newsletterMail } from '#areas/business/newsletters';
import { onInvoiceCredited, onInvoicePaid } from '#areas/business/orders';
import { chatLimits } from '#areas/conversations/chat-limits';
import { createCodes } from '#areas/conversations/verification';
import { createVisitorLinks } from '#areas/identity/verifications';
import { openErasureLedger } from '#areas/privacy/erasure';
import { createRetentionMetrics } from '#areas/privacy/retention';
import { agentCalls } from '#areas/telephony/calls';
import { agentNumbers, chooseCallerId } from '#areas/telephony/phone-numbers';
import { countRunning, countRunningOf } from '#areas/workflows/runs';
import { agentWorkflows } from '#areas/workflows/workflows';
import { createIdTokens } from '#platform/secrets/id-token.ts';
import { outboundLimits } from '../calling/build-phone.ts';
import { convertToOpus } from '../calling/call/convert-recording.ts';
import { tenantOfPlacedCall } from '../calling/carriers/outbound-call-tenant.ts';
import { createTxtResolver } from '../providers/dns/txt-resolver.ts';
import { type GivenToAreas } from './areas.ts';
import { defaultRequestsPerMinutePerAddress } from './config.ts';
import { dependenciesOf, productVersion } from './infrastructure.ts';
import { ledgerFileOf } from './privacy-settings.ts';
import { createAgentWarnings } from './provider-keys.ts';
import { sipAddressOf } from './sip-address.ts';
import { wireAssist } from './wire-assist.ts';
import type { Parts } from './wire-parts.ts';
import { wirePayments } from './wire-payments.ts';
import { wirePush } from './wire-push.ts';
import { wireSimulation } from './wire-simulation.ts';
import { wireTestConversations } from './wire-test-conversations.ts';
import { wireVendors } from './wire-vendors.ts';

/** Everything that areas need beside the engines, by area. */
export async function givenToAreas(parts: Parts): Promise<GivenToAreas> {
  const {
    accounts,
    answers,
    auth,
    brain,
    brands,
    calendars,
    callers,
    calls,
    carriers,
    certifier,
    configuredBrain,
    connections,
    floor,
    graphs,
    identity,
    knowledge,
    mail,
    modelServers,
    phone,
    providerKeys,
    quarantineDays,
    questions,
    sealer,
    tools,
    vendorAddresses,
    voice,
    widgetConfigs,
  } = parts;
  const { bus, clock, config, cookies, db, disk, egress, keyring, log, metrics, newId } = floor;
  const bookingLinks = createBookingLinkTokens(keyring.bookingLinkKey);
  const texts = { db, messengers: accounts.map(({ texts }) => texts), clock, newId, log };
  const dependencies = [
    ...dependenciesOf(floor),
    {
      name: 'knowledge search',
      isRequired: false,
      probe: async () => ({ isDegraded: knowledge.engine.hasCrashed() }),
    },
    ...(voice?.dependencies ?? []),
    ...(phone?.dependencies ?? []),
  ];
  const agentDeps = {
    certifier,
    tools: toolCatalogue,
    workflows: agentWorkflows,
    numbers: agentNumbers,
    calls: agentCalls,
    warningsOf: createAgentWarnings(
      config,
      () => modelServers.lastNames(),
      (language) => voice?.hasRecognizer(language) ?? false,
      undefined,
      (provider, tenantId) => providerKeys.find(provider as KeyProvider, tenantId) !== undefined,
    ),
  };
  const inviteOwner: InviteOwner = async (tx, invite) => {
    const { mailer } = mail;
    const { row, acceptUrl } = await sendInvite(tx, { ...invite, role: 'owner', organizationId: null, mailer });
    return { expiresAt: row.expires_at, acceptUrl };
  };
  return {
    platformHealth: { dependencies, mailer: mail.mailer },
    system: {
      dependencies,
      isDegraded: () => disk.latest()?.isLow === true,
      version: productVersion,
    },
    tenants: {
      get signUp() {
        if (!config.isSignUpOpen) return 'closed';
        return mail.mailer.delivers || config.verifyEmail === 'off' ? 'open' : 'unconfirmed';
      },
      findLoggedIn: (request) => findLoggedIn(request, auth),
      inviteOwner,
    },
    auth: auth,
    organizations: { mailer: mail.mailer, auth: auth },
    agents: agentDeps,
    directory: agentDeps,
    calls: {
      store: calls.store,
      live: calls.router,
      notices: calls.notices,
    },
    retention: { countDeleted: createRetentionMetrics(metrics.registry) },
    recordings: {
      signer: keyring.signer,
      openStoreLink: (link) => floor.s3?.openLink(link) ?? Promise.reject(new Error('There is no S3 store')),
      ...(config.recordingFormat === 'opus' ? { convert: convertToOpus } : {}),
    },
    storedFiles: { signer: keyring.signer },
    agentWriting: { models: wireAssist({ config, keys: providerKeys, models: configuredBrain.models, clock }) },
    callAnalysis: { analyser: configuredBrain, questions },
    chatAnalysis: { analyser: configuredBrain, questions },
    outboundCalls: {
      chooseCallerId,
      limits: outboundLimits(config),
      tools: toolCatalogue,
      workflows: agentWorkflows,
    },
    testConversations: {
      ...wireTestConversations({ answer: brain.answer, analyse: configuredBrain.analyse, tools, graphs, log }),
      knowledge: knowledge.search,
    },
    tools: { trial: tools },
    workflows: { runs: { countRunning, countRunningOf } },
    workflowSimulation: {
      ...wireSimulation({ answer: configuredBrain.answer, tools, graphs, log }),
      knowledge: knowledge.search,
    },
    workflowImporters: { tools: toolCatalogue },
    calendar: { calendars },
    calendarSync: { calendars },
    bookingLinks: { tokens: bookingLinks, calendars, brands },
    calendarFeeds: { tokens: createIdTokens(keyring.calendarFeedKey, { count: 2, tagBytes: 16 }) },
    bookingNotices: { mailer: mail.mailer, tokens: bookingLinks, texts },
    calendarConnections: { calendars, oauth: connections, sealer },
    sipTrunks: { checker: phone?.checker ?? null },
    phoneNumbers: {
      carriers,
      quarantineDays,
      sipAddress: () => sipAddressOf(config, phone),
      sipFault: () => phone?.fault()?.short ?? null,
    },
    numberInventory: { quarantineDays },
    connections,
    integrationExecution: { tools, signer: keyring.signer },
    callerLookup: { lookups: callers },
    callLogging: { ...connections, linkBaseUrl: mail.baseUrl },
    crm: { chooseCallerId, signer: keyring.signer },
    telephony: {
      carriers: new Map(accounts.map(({ provider, adapter }) => [provider.id, adapter])),
      routeCarrierCall: async (asked) => phone?.carriers.route(asked) ?? 'busy',
      tenantOfPlacedCall: (callId) => tenantOfPlacedCall(db.platform, callId),
      onStatus: async ({ callId, status }) => phone?.carriers.applyStatus(callId, status),
    },
    branding: { brands },
    mailTemplates: { mailer: mail.mailer, linkBaseUrl: mail.baseUrl },
    newsletters: {
      mailer: mail.mailer,
      linkBaseUrl: mail.baseUrl,
      tokens: createUnsubscribeTokens(keyring.unsubscribeKey),
    },
    domains: { txtResolver: createTxtResolver({ servers: config.dnsServers }), mailer: mail.mailer },
    chatWidget: { widgetConfigs, brands, takesVoice: voice !== null },
    chats: { widgetConfigs },
    visitorChats: {
      answers,
      widgetConfigs,
      addressKey: keyring.addressKey,
      limits: chatLimits(config, config.requestsPerMinutePerAddress / defaultRequestsPerMinutePerAddress),
      rateLimiter: floor.rateLimiter,
    },
    chatFiles: { widgetConfigs, addressKey: keyring.addressKey },
    answering: { widgetConfigs, brain, answers },
    handoff: { widgetConfigs },
    operatorChats: { brain, knowledge: knowledge.search, mailer: mail.mailer },
    knowledgeRetrieval: {
      engine: knowledge.engine,
      embedder: knowledge.embedder,
      search: knowledge.search,
      nearest: knowledge.nearest,
      questionWriter: configuredBrain,
    },
    operators: { graceSeconds: config.deskGraceSeconds },
    contactRequests: { widgetConfigs, mailer: mail.mailer },
    chatEmails: { mailer: mail.mailer },
    pushNotifications: wirePush({ db, egress, sealing: keyring.sealing, publicUrl: config.publicUrl }),
    chatVerification: {
      widgetConfigs,
      codes: createCodes(keyring.codeKey),
      mailer: mail.mailer,
      texts,
      identityProviders: [createVisitorLinks(identity, { message: 'Verify your identity' })],
    },
    identityConnections: { services: identity.services },
    identityVerifications: { services: identity.services, certifier },
    reseller: { certifier, inviteOwner },
    resellerImpersonation: { cookies },
    resellerStaff: { mailer: mail.mailer },
    platformAdmin: { mailer: mail.mailer, cookies },
    erasure: { certifier, ledger: openErasureLedger(ledgerFileOf(config), keyring.signer) },
    ...wireVendors({
      config,
      modelServers,
      keys: providerKeys,
      sealer,
      addresses: vendorAddresses,
      egress,
      clock,
      log,
    }),
    speechModels: { library: voice?.speechModels ?? null },
    statistics: { rates: config.callRates ?? null },
    balance: { mailer: mail.mailer },
    invoices: { mailer: mail.mailer, onPaid: onInvoicePaid, onCredited: onInvoiceCredited },
    ...(await wirePayments({ config, db, bus, egress, sealer, clock, log })),
    webVoice: { calls: voice?.web ?? null },
    subjectExport: { certifier },
    webhooks: { mailer: mail.mailer, linkBaseUrl: mail.baseUrl },
    mail: {
      bodies: mail.bodies,
      servers: mail.servers,
      password: mail.password,
      linkBaseUrl: mail.baseUrl,
      bulk: newsletterMail,
    },
  };
}
