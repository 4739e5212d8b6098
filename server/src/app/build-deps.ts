import type { KeyProvider } from '@parley/contract/resources/provider-key';
import { createKeyAuthenticator, createKeyUse } from '#areas/accounts/api-keys';
import { findLoggedIn } from '#areas/accounts/auth';
import { checkInvite, joinByInvite, sendInvite } from '#areas/accounts/organizations';
import type { InviteOwner } from '#areas/accounts/tenants';
import { createSessionAuthenticator } from '#areas/accounts/sessions';
import { createBookingLinkTokens } from '#areas/agents/booking-links';
import { createClientToolRegistry } from '#areas/agents/client-tools';
import { toolCatalogue } from '#areas/agents/tools';
import { createCallCredit } from '#areas/business/balance';
import { createBrandDirectory } from '#areas/business/branding';
import { findDomainOwner } from '#areas/business/domains';
import { createUnsubscribeTokens, giveConsentAtSignUp, newsletterMail } from '#areas/business/newsletters';
import { onInvoiceCredited, onInvoicePaid } from '#areas/business/orders';
import { AnswerRunner } from '#areas/conversations/answering';
import { chatLimits } from '#areas/conversations/chat-limits';
import { createRequestCallBack } from '#areas/conversations/contact-requests';
import { createQuestionRecorder } from '#areas/conversations/unanswered-questions';
import { createCodes } from '#areas/conversations/verification';
import { createWidgetConfigCache } from '#areas/conversations/widget';
import { createVisitorLinks, type VerifierParts } from '#areas/identity/verifications';
import { CallerLookups } from '#areas/integrations/caller-lookup';
import { readSpeechModelChoices } from '#areas/platform/speech-models';
import { openErasureLedger } from '#areas/privacy/erasure';
import { createRetentionMetrics } from '#areas/privacy/retention';
import { agentCalls } from '#areas/telephony/calls';
import { agentNumbers, chooseCallerId } from '#areas/telephony/phone-numbers';
import { countRunning, countRunningOf, createRunGraphs } from '#areas/workflows/runs';
import { agentWorkflows } from '#areas/workflows/workflows';
import type { SummarisingBrain } from '#brain/create-brain.ts';
import { stemsOf } from '#brain/words.ts';
import type { DatabaseConnections } from '#db/connections.ts';
import { buildAreas } from '#platform/areas/build-areas.ts';
import { createDeletionCertifier } from '#platform/audit/deletion-certificate.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { DiskProbe } from '#platform/files/disk-space.ts';
import type { Logger } from '#platform/log/logger.ts';
import { createIdTokens } from '#platform/secrets/id-token.ts';
import { buildPhone, outboundLimits } from '../calling/build-phone.ts';
import { buildVoice } from '../calling/build-voice.ts';
import { buildCalls } from '../calling/call/build-calls.ts';
import { createCallReservations } from '../calling/call/call-reservations.ts';
import { convertToOpus } from '../calling/call/convert-recording.ts';
import { openCarrierAccounts } from '../calling/carriers/carrier-accounts.ts';
import { createNumberCarriers } from '../calling/carriers/number-carriers.ts';
import { tenantOfPlacedCall } from '../calling/carriers/outbound-call-tenant.ts';
import { createTxtResolver } from '../providers/dns/txt-resolver.ts';
import { createIdentityServices } from '../providers/identity/create-identity-services.ts';
import { areas, type GivenToAreas } from './areas.ts';
import { type Config, defaultRequestsPerMinutePerAddress } from './config.ts';
import { speechConfigFor } from './environment-keys.ts';
import { dependenciesOf, openInfrastructure, productVersion } from './infrastructure.ts';
import { allPersonalData } from './personal-data.ts';
import { ledgerFileOf } from './privacy-settings.ts';
import { createAgentWarnings } from './provider-keys.ts';
import { sipAddressOf } from './sip-address.ts';
import { diskReserveBytes } from './storage-settings.ts';
import { wireAssist } from './wire-assist.ts';
import { mailDependentAuth, wireAuth } from './wire-auth.ts';
import { wireCalendars } from './wire-calendars.ts';
import { wireConnections } from './wire-connections.ts';
import { wireKnowledge } from './wire-knowledge.ts';
import { wireMail } from './wire-mail.ts';
import { wireModels } from './wire-models.ts';
import { wirePayments } from './wire-payments.ts';
import { wirePush } from './wire-push.ts';
import { wireSimulation } from './wire-simulation.ts';
import { wireTestConversations } from './wire-test-conversations.ts';
import { wireTools } from './wire-tools.ts';
import { wireVendors } from './wire-vendors.ts';

export interface BuildOptions {
  config: Config;
  connections: DatabaseConnections;
  clock: Clock;
  log: Logger;
  /** A test's brain instead of the configured models. */
  brain?: Omit<SummarisingBrain, 'analyse' | 'writeQuestions'>;
  /** A test's disk. */
  diskProbe?: DiskProbe;
  /** Ports of a test's model servers. */
  modelServerPorts?: readonly number[];
  /** Addresses of a test's vendors. */
  vendorAddresses?: Partial<Record<string, string>>;
}

/** Dependencies of a process, built from its configuration; `close` ends them in order. */
export type Deps = Awaited<ReturnType<typeof buildDeps>>;

export async function buildDeps(options: BuildOptions) {
  const floor = await openInfrastructure(options);
  const {
    config,
    clock,
    log,
    newId,
    db,
    bus,
    feed,
    disk,
    files,
    localFiles,
    quota,
    keyring,
    vault,
    egress,
    crawler,
    metrics,
    cookies,
  } = floor;
  const { userAgent } = floor;
  const mail = await wireMail({ config, db, bus, sealing: keyring.sealing, newId, log });
  const brands = createBrandDirectory({ db, clock, findDomain: findDomainOwner });
  const keyUse = createKeyUse({ platform: db.platform, clock, log });
  const { configuredBrain, modelServers, providerKeys, sealer } = await wireModels(floor, options);
  const { vendorAddresses } = options;
  const brain = options.brain ?? configuredBrain;
  const clientTools = createClientToolRegistry({ db, bus, feed, clock, log });
  const accounts = openCarrierAccounts(config, egress);
  const addresses = vendorAddresses;
  const { connections, integrations } = wireConnections({ config, db, egress, sealer, clock, newId, addresses });
  const callers = new CallerLookups({ ...connections, db, egress, clock, log });
  const calendars = wireCalendars({ db, egress, sealer, clock, tokens: connections.tokens, addresses, log });
  const certifier = createDeletionCertifier({
    signer: keyring.signer,
    subjectKey: keyring.subjectKey,
    backupRetentionDays: config.backupRetentionDays,
  });
  const identity: VerifierParts = {
    db,
    bus,
    vault,
    clock,
    newId,
    log,
    certifier,
    services: createIdentityServices({ egress }),
  };
  const tools = wireTools({
    db,
    bus,
    vault,
    egress,
    clock,
    newId,
    calendars,
    accounts,
    identity,
    integrations,
    signer: keyring.signer,
    version: productVersion,
    log,
  });
  const questions = createQuestionRecorder({ stems: stemsOf });
  const knowledge = wireKnowledge({ config, db, files, egress, clock, log });
  const graphs = createRunGraphs({ db });
  const answers = new AnswerRunner({
    db,
    bus,
    feed,
    clock,
    vault,
    brain,
    knowledge: knowledge.search,
    tools,
    clientTools,
    questions,
    graphs,
    newId,
    log,
  });
  const widgetConfigs = createWidgetConfigCache({ db, clock, feed, bus });

  const calls = buildCalls({ db, bus, clock, files: localFiles, newId, log });
  const takesCalls = config.roles.includes('voice') && config.roles.includes('api');
  const voice = takesCalls
    ? buildVoice({
        config,
        speechConfigFor: (tenantId) => speechConfigFor(config, providerKeys, tenantId),
        diskReserveBytes: diskReserveBytes(config),
        egress,
        brain,
        reservations: createCallReservations({ credit: createCallCredit({ db, clock }), log }),
        knowledge: knowledge.search,
        tools,
        clientTools,
        calls,
        requestCallBack: createRequestCallBack({ db, bus, clock, newId }),
        workflows: { db, vault, clock, graphs },
        readSpeechModelChoices: () => readSpeechModelChoices(db.platform),
        newId,
        userAgent,
        metrics: metrics.registry,
        log,
      })
    : null;

  const providers = accounts.map(({ provider }) => provider);
  const phone = voice
    ? buildPhone({
        config,
        db,
        bus,
        feed,
        clock,
        vault,
        signer: keyring.signer,
        calls,
        voice,
        callers,
        providers,
        newId,
        userAgent,
        log,
      })
    : null;

  const authenticator = {
    ...createKeyAuthenticator({ db, clock, use: keyUse }),
    ...createSessionAuthenticator({ db, clock }),
  };
  const auth = wireAuth({
    config,
    clock,
    metrics,
    sealing: keyring.sealing,
    authenticator,
    cookies,
    brands,
    mailer: mail.mailer,
    invites: { check: checkInvite, accept: joinByInvite },
    newsletters: { accept: giveConsentAtSignUp },
  });

  // A mail server may be entered while people are signed in.
  mail.servers.onChange(() => Object.assign(auth, mailDependentAuth(config, mail.mailer.delivers)));
  const quarantineDays = config.numberQuarantineDays;
  const { publicUrl } = config;
  const carriers = createNumberCarriers({ providers, publicUrl, platform: db.platform, clock, newId, quarantineDays });

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
  const given: GivenToAreas = {
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
  const engines = {
    db,
    bus,
    feed,
    clock,
    files,
    localFiles,
    quota,
    vault,
    egress,
    crawler,
    newId,
    log,
    publicUrl,
    personalData: allPersonalData,
  };
  const built = buildAreas(areas, engines, given);
  await built.start();
  return {
    ...floor,
    authenticator,
    keyUse,
    /** Dependencies of each area, by name. */
    areaDeps: built.deps,
    jobs: built.jobs,
    consumers: built.consumers,
    workers: built.workers,
    calls,
    questions,
    mail,
    modelServers,
    brands,
    voice,
    phone,
    /** Lets answers and calls in progress finish within `drainMs`; the HTTP server has stopped accepting before. */
    async drain(drainMs: number) {
      const startedAt = clock.monotonicMs();
      await Promise.all([answers.stop(drainMs), voice?.drain(drainMs), phone?.drain(drainMs)]);
      // Background work of these gets the rest of the time.
      await tools.drain(Math.max(1_000, drainMs - (clock.monotonicMs() - startedAt)));
    },
    async close() {
      await built.close();
      await keyUse.close();
      await phone?.close();
      await voice?.close();
      await calls.close();
      await knowledge.engine.close();
      clientTools.close();
      await tools.close();
      await modelServers.close();
      await floor.close();
    },
  };
}
