import { createKeyAuthenticator, createKeyUse } from '#areas/accounts/api-keys';
import { checkInvite, joinByInvite } from '#areas/accounts/organizations';
import { createSessionAuthenticator } from '#areas/accounts/sessions';
import { createClientToolRegistry } from '#areas/agents/client-tools';
import { createCallCredit } from '#areas/business/balance';
import { createBrandDirectory } from '#areas/business/branding';
import { findDomainOwner } from '#areas/business/domains';
import { giveConsentAtSignUp } from '#areas/business/newsletters';
import { AnswerRunner } from '#areas/conversations/answering';
import { createRequestCallBack } from '#areas/conversations/contact-requests';
import { createQuestionRecorder } from '#areas/conversations/unanswered-questions';
import { createWidgetConfigCache } from '#areas/conversations/widget';
import { type VerifierParts } from '#areas/identity/verifications';
import { CallerLookups } from '#areas/integrations/caller-lookup';
import { readSpeechModelChoices } from '#areas/platform/speech-models';
import { createRunGraphs } from '#areas/workflows/runs';
import { stemsOf } from '#brain/words.ts';
import { createDeletionCertifier } from '#platform/audit/deletion-certificate.ts';
import { buildPhone } from '../calling/build-phone.ts';
import { buildVoice } from '../calling/build-voice.ts';
import { buildCalls } from '../calling/call/build-calls.ts';
import { createCallReservations } from '../calling/call/call-reservations.ts';
import { openCarrierAccounts } from '../calling/carriers/carrier-accounts.ts';
import { createNumberCarriers } from '../calling/carriers/number-carriers.ts';
import { createIdentityServices } from '../providers/identity/create-identity-services.ts';
import type { BuildOptions } from './build-options.ts';
import { speechConfigFor } from './environment-keys.ts';
import { openInfrastructure, productVersion } from './infrastructure.ts';
import { diskReserveBytes } from './storage-settings.ts';
import { wireAuth } from './wire-auth.ts';
import { wireCalendars } from './wire-calendars.ts';
import { wireConnections } from './wire-connections.ts';
import { wireKnowledge } from './wire-knowledge.ts';
import { wireMail } from './wire-mail.ts';
import { wireModels } from './wire-models.ts';
import { wireTools } from './wire-tools.ts';

/** Engines and services of a process that its areas are given, built from its configuration. */
export type Parts = Awaited<ReturnType<typeof wireParts>>;

export async function wireParts(options: BuildOptions) {
  const floor = await openInfrastructure(options);
  const { config, clock, log, newId, db, bus, feed, files, localFiles, keyring, vault, egress, metrics, cookies } =
    floor;
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
  mail.servers.onChange(() => Object.assign(auth, { deliversMail: mail.mailer.delivers }));
  const quarantineDays = config.numberQuarantineDays;
  const { publicUrl } = config;
  const carriers = createNumberCarriers({ providers, publicUrl, platform: db.platform, clock, newId, quarantineDays });

  return {
    floor,
    accounts,
    answers,
    auth,
    authenticator,
    brain,
    brands,
    callers,
    calendars,
    calls,
    carriers,
    certifier,
    clientTools,
    configuredBrain,
    connections,
    graphs,
    identity,
    keyUse,
    knowledge,
    mail,
    modelServers,
    phone,
    providerKeys,
    publicUrl,
    quarantineDays,
    questions,
    sealer,
    tools,
    vendorAddresses,
    voice,
    widgetConfigs,
  };
}
