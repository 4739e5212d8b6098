import { accountArea } from '#areas/accounts/account';
import { apiKeysArea } from '#areas/accounts/api-keys';
import { authArea } from '#areas/accounts/auth';
import { organizationsArea } from '#areas/accounts/organizations';
import { tenantsArea } from '#areas/accounts/tenants';
import { agentsArea } from '#areas/agents/agents';
import { bookingLinksArea } from '#areas/agents/booking-links';
import { bookingNoticesArea } from '#areas/agents/booking-notices';
import { calendarArea } from '#areas/agents/calendar';
import { calendarConnectionsArea } from '#areas/agents/calendar-connections';
import { calendarFeedsArea } from '#areas/agents/calendar-feeds';
import { calendarSyncArea } from '#areas/agents/calendar-sync';
import { portalIdentityArea } from '#areas/agents/portal-identity';
import { testConversationsArea } from '#areas/agents/test-conversations';
import { toolLogsArea } from '#areas/agents/tool-logs';
import { toolsArea } from '#areas/agents/tools';
import { trafficSplitsArea } from '#areas/agents/traffic-splits';
import { voicesArea } from '#areas/agents/voices';
import { agentTemplatesArea } from '#areas/assist/agent-templates';
import { agentWritingArea } from '#areas/assist/agent-writing';
import { balanceArea } from '#areas/business/balance';
import { brandingArea } from '#areas/business/branding';
import { domainsArea } from '#areas/business/domains';
import { invoicesArea } from '#areas/business/invoices';
import { ledgerArea } from '#areas/business/ledger';
import { mailTemplatesArea } from '#areas/business/mail-templates';
import { newslettersArea } from '#areas/business/newsletters';
import { ordersArea } from '#areas/business/orders';
import { paymentsArea } from '#areas/business/payments';
import { plansArea } from '#areas/business/plans';
import { resellerArea } from '#areas/business/reseller';
import { resellerBillingArea } from '#areas/business/reseller-billing';
import { resellerImpersonationArea } from '#areas/business/reseller-impersonation';
import { resellerOffersArea } from '#areas/business/reseller-offers';
import { resellerPackagesArea } from '#areas/business/reseller-packages';
import { resellerStaffArea } from '#areas/business/reseller-staff';
import { statisticsArea } from '#areas/business/statistics';
import { subscriptionsArea } from '#areas/business/subscriptions';
import { usageArea } from '#areas/business/usage';
import { analysisArea } from '#areas/conversations/analysis';
import { answeringArea } from '#areas/conversations/answering';
import { assignmentArea } from '#areas/conversations/assignment';
import { cannedRepliesArea } from '#areas/conversations/canned-replies';
import { chatAnalysisArea } from '#areas/conversations/chat-analysis';
import { chatEmailsArea } from '#areas/conversations/chat-emails';
import { chatFilesArea } from '#areas/conversations/chat-files';
import { chatLabelsArea } from '#areas/conversations/chat-labels';
import { chatLimitsArea } from '#areas/conversations/chat-limits';
import { chatViewsArea } from '#areas/conversations/chat-views';
import { chatsArea } from '#areas/conversations/chats';
import { contactRequestsArea } from '#areas/conversations/contact-requests';
import { deskReportArea } from '#areas/conversations/desk-report';
import { deskSettingsArea } from '#areas/conversations/desk-settings';
import { handoffArea } from '#areas/conversations/handoff';
import { mentionsArea } from '#areas/conversations/mentions';
import { operatorChatsArea } from '#areas/conversations/operator-chats';
import { operatorEventsArea } from '#areas/conversations/operator-events';
import { operatorsArea } from '#areas/conversations/operators';
import { pushNotificationsArea } from '#areas/conversations/push-notifications';
import { teamsArea } from '#areas/conversations/teams';
import { unansweredQuestionsArea } from '#areas/conversations/unanswered-questions';
import { chatVerificationArea } from '#areas/conversations/verification';
import { visitorChatsArea } from '#areas/conversations/visitor-chats';
import { chatWidgetArea } from '#areas/conversations/widget';
import { identityConnectionsArea } from '#areas/identity/connections';
import { identityMarketplaceArea } from '#areas/identity/marketplace';
import { identityVerificationsArea } from '#areas/identity/verifications';
import { accountEventsArea } from '#areas/integrations/account-events';
import { callLoggingArea } from '#areas/integrations/call-logging';
import { callerLookupArea } from '#areas/integrations/caller-lookup';
import { connectionsArea } from '#areas/integrations/connections';
import { crmArea } from '#areas/integrations/crm';
import { executionArea } from '#areas/integrations/execution';
import { partnersArea } from '#areas/integrations/partners';
import { webhooksArea } from '#areas/integrations/webhooks';
import { knowledgeAnswersArea } from '#areas/knowledge/answers';
import { knowledgeRetrievalArea } from '#areas/knowledge/retrieval';
import { knowledgeSourcesArea } from '#areas/knowledge/sources';
import { auditLogArea } from '#areas/platform/audit-log';
import { languageModelsArea } from '#areas/platform/language-models';
import { mailArea } from '#areas/platform/mail';
import { platformAdminArea } from '#areas/platform/platform-admin';
import { platformHealthArea } from '#areas/platform/platform-health';
import { providerKeysArea } from '#areas/platform/provider-keys';
import { speechModelsArea } from '#areas/platform/speech-models';
import { storedFilesArea } from '#areas/platform/stored-files';
import { supportArea } from '#areas/platform/support';
import { systemArea } from '#areas/platform/system';
import { erasureArea } from '#areas/privacy/erasure';
import { retentionArea } from '#areas/privacy/retention';
import { subjectExportArea } from '#areas/privacy/subject-export';
import { callAnalysisArea } from '#areas/telephony/call-analysis';
import { callHistoryArea } from '#areas/telephony/call-history';
import { callQueuesArea } from '#areas/telephony/call-queues';
import { callsArea } from '#areas/telephony/calls';
import { telephonyArea } from '#areas/telephony/carriers';
import { directoryArea } from '#areas/telephony/directory';
import { numberInventoryArea } from '#areas/telephony/number-inventory';
import { outboundCallsArea } from '#areas/telephony/outbound-calls';
import { phoneNumbersArea } from '#areas/telephony/phone-numbers';
import { recordingsArea } from '#areas/telephony/recordings';
import { sipTrunksArea } from '#areas/telephony/sip-trunks';
import { webVoiceArea } from '#areas/telephony/web-voice';
import { workflowImportersArea } from '#areas/workflows/importers';
import { workflowRunsArea } from '#areas/workflows/runs';
import { workflowSimulationArea } from '#areas/workflows/simulation';
import { workflowsArea } from '#areas/workflows/workflows';
import type { GivenTo } from '#platform/areas/area.ts';
import { operationsOf } from '#platform/areas/build-areas.ts';

/** Every area of the product, in the order in which they start. A new area is one line here, and its import. */
export const areas = {
  system: systemArea,
  tenants: tenantsArea,
  apiKeys: apiKeysArea,
  reseller: resellerArea,
  branding: brandingArea,
  domains: domainsArea,
  mailTemplates: mailTemplatesArea,
  newsletters: newslettersArea,
  resellerImpersonation: resellerImpersonationArea,
  resellerOffers: resellerOffersArea,
  resellerPackages: resellerPackagesArea,
  resellerStaff: resellerStaffArea,
  resellerBilling: resellerBillingArea,
  platformAdmin: platformAdminArea,
  auditLog: auditLogArea,
  support: supportArea,
  platformHealth: platformHealthArea,
  storedFiles: storedFilesArea,
  auth: authArea,
  account: accountArea,
  organizations: organizationsArea,
  agents: agentsArea,
  voices: voicesArea,
  tools: toolsArea,
  toolLogs: toolLogsArea,
  portalIdentity: portalIdentityArea,
  workflows: workflowsArea,
  testConversations: testConversationsArea,
  trafficSplits: trafficSplitsArea,
  workflowImporters: workflowImportersArea,
  calls: callsArea,
  callHistory: callHistoryArea,
  recordings: recordingsArea,
  analysis: analysisArea,
  callAnalysis: callAnalysisArea,
  outboundCalls: outboundCallsArea,
  phoneNumbers: phoneNumbersArea,
  numberInventory: numberInventoryArea,
  sipTrunks: sipTrunksArea,
  telephony: telephonyArea,
  chatWidget: chatWidgetArea,
  visitorChats: visitorChatsArea,
  chats: chatsArea,
  chatAnalysis: chatAnalysisArea,
  chatFiles: chatFilesArea,
  chatLimits: chatLimitsArea,
  answering: answeringArea,
  handoff: handoffArea,
  operatorChats: operatorChatsArea,
  cannedReplies: cannedRepliesArea,
  operators: operatorsArea,
  operatorEvents: operatorEventsArea,
  accountEvents: accountEventsArea,
  deskSettings: deskSettingsArea,
  teams: teamsArea,
  assignment: assignmentArea,
  chatLabels: chatLabelsArea,
  chatViews: chatViewsArea,
  chatEmails: chatEmailsArea,
  pushNotifications: pushNotificationsArea,
  mentions: mentionsArea,
  deskReport: deskReportArea,
  contactRequests: contactRequestsArea,
  unansweredQuestions: unansweredQuestionsArea,
  chatVerification: chatVerificationArea,
  erasure: erasureArea,
  retention: retentionArea,
  languageModels: languageModelsArea,
  providerKeys: providerKeysArea,
  speechModels: speechModelsArea,
  webVoice: webVoiceArea,
  mail: mailArea,
  subjectExport: subjectExportArea,
  calendarConnections: calendarConnectionsArea,
  calendar: calendarArea,
  bookingLinks: bookingLinksArea,
  bookingNotices: bookingNoticesArea,
  calendarFeeds: calendarFeedsArea,
  calendarSync: calendarSyncArea,
  statistics: statisticsArea,
  ledger: ledgerArea,
  plans: plansArea,
  balance: balanceArea,
  usage: usageArea,
  subscriptions: subscriptionsArea,
  invoices: invoicesArea,
  orders: ordersArea,
  payments: paymentsArea,
  webhooks: webhooksArea,
  connections: connectionsArea,
  callLogging: callLoggingArea,
  callerLookup: callerLookupArea,
  integrationExecution: executionArea,
  crm: crmArea,
  partners: partnersArea,
  callQueues: callQueuesArea,
  directory: directoryArea,
  identityConnections: identityConnectionsArea,
  identityVerifications: identityVerificationsArea,
  identityMarketplace: identityMarketplaceArea,
  knowledgeSources: knowledgeSourcesArea,
  knowledgeRetrieval: knowledgeRetrievalArea,
  knowledgeAnswers: knowledgeAnswersArea,
  workflowRuns: workflowRunsArea,
  agentTemplates: agentTemplatesArea,
  agentWriting: agentWritingArea,
  workflowSimulation: workflowSimulationArea,
};

/** Dependencies of the areas beside the engines. */
export type GivenToAreas = GivenTo<typeof areas>;

/** Every operation with its title, without starting anything: for the API document and for checks. */
export const allOperations = operationsOf(areas);
