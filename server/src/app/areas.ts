import { accountArea } from '#areas/accounts/account';
import { apiKeysArea } from '#areas/accounts/api-keys';
import { authArea } from '#areas/accounts/auth';
import { organizationsArea } from '#areas/accounts/organizations';
import { tenantsArea } from '#areas/accounts/tenants';
import { agentsArea } from '#areas/agents/agents';
import { calendarArea } from '#areas/agents/calendar';
import { portalIdentityArea } from '#areas/agents/portal-identity';
import { testConversationsArea } from '#areas/agents/test-conversations';
import { toolLogsArea } from '#areas/agents/tool-logs';
import { toolsArea } from '#areas/agents/tools';
import { trafficSplitsArea } from '#areas/agents/traffic-splits';
import { agentWritingArea } from '#areas/assist/agent-writing';
import { resellerArea } from '#areas/business/reseller';
import { statisticsArea } from '#areas/business/statistics';
import { analysisArea } from '#areas/conversations/analysis';
import { answeringArea } from '#areas/conversations/answering';
import { cannedRepliesArea } from '#areas/conversations/canned-replies';
import { chatAnalysisArea } from '#areas/conversations/chat-analysis';
import { chatFilesArea } from '#areas/conversations/chat-files';
import { chatLimitsArea } from '#areas/conversations/chat-limits';
import { chatsArea } from '#areas/conversations/chats';
import { contactRequestsArea } from '#areas/conversations/contact-requests';
import { handoffArea } from '#areas/conversations/handoff';
import { operatorChatsArea } from '#areas/conversations/operator-chats';
import { operatorEventsArea } from '#areas/conversations/operator-events';
import { operatorsArea } from '#areas/conversations/operators';
import { unansweredQuestionsArea } from '#areas/conversations/unanswered-questions';
import { chatVerificationArea } from '#areas/conversations/verification';
import { visitorChatsArea } from '#areas/conversations/visitor-chats';
import { chatWidgetArea } from '#areas/conversations/widget';
import { webhooksArea } from '#areas/integrations/webhooks';
import { knowledgeAnswersArea } from '#areas/knowledge/answers';
import { knowledgeRetrievalArea } from '#areas/knowledge/retrieval';
import { knowledgeSourcesArea } from '#areas/knowledge/sources';
import { languageModelsArea } from '#areas/platform/language-models';
import { mailArea } from '#areas/platform/mail';
import { platformAdminArea } from '#areas/platform/platform-admin';
import { speechModelsArea } from '#areas/platform/speech-models';
import { storedFilesArea } from '#areas/platform/stored-files';
import { systemArea } from '#areas/platform/system';
import { erasureArea } from '#areas/privacy/erasure';
import { retentionArea } from '#areas/privacy/retention';
import { subjectExportArea } from '#areas/privacy/subject-export';
import { callAnalysisArea } from '#areas/telephony/call-analysis';
import { callHistoryArea } from '#areas/telephony/call-history';
import { callsArea } from '#areas/telephony/calls';
import { telephonyArea } from '#areas/telephony/carriers';
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
  platformAdmin: platformAdminArea,
  storedFiles: storedFilesArea,
  auth: authArea,
  account: accountArea,
  organizations: organizationsArea,
  agents: agentsArea,
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
  contactRequests: contactRequestsArea,
  unansweredQuestions: unansweredQuestionsArea,
  chatVerification: chatVerificationArea,
  erasure: erasureArea,
  retention: retentionArea,
  languageModels: languageModelsArea,
  speechModels: speechModelsArea,
  webVoice: webVoiceArea,
  mail: mailArea,
  subjectExport: subjectExportArea,
  calendar: calendarArea,
  statistics: statisticsArea,
  webhooks: webhooksArea,
  knowledgeSources: knowledgeSourcesArea,
  knowledgeRetrieval: knowledgeRetrievalArea,
  knowledgeAnswers: knowledgeAnswersArea,
  workflowRuns: workflowRunsArea,
  agentWriting: agentWritingArea,
  workflowSimulation: workflowSimulationArea,
};

/** Dependencies of the areas beside the engines. */
export type GivenToAreas = GivenTo<typeof areas>;

/** Every operation with its title, without starting anything: for the API document and for checks. */
export const allOperations = operationsOf(areas);
