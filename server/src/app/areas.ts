import { accountArea, accountOperations } from '#areas/accounts/account';
import { apiKeyOperations, apiKeysArea } from '#areas/accounts/api-keys';
import { type AuthDeps, authArea, authOperations } from '#areas/accounts/auth';
import { type OrganizationsDeps, organizationOperations, organizationsArea } from '#areas/accounts/organizations';
import { type TenantsDeps, tenantOperations, tenantsArea } from '#areas/accounts/tenants';
import { type AgentsDeps, agentOperations, agentsArea, agentVersionOperations } from '#areas/agents/agents';
import { calendarArea, calendarOperations } from '#areas/agents/calendar';
import { type PortalIdentityDeps, portalIdentityArea, portalIdentityOperations } from '#areas/agents/portal-identity';
import { toolLogOperations, toolLogsArea } from '#areas/agents/tool-logs';
import { type ToolsDeps, toolOperations, toolsArea } from '#areas/agents/tools';
import { customerOperations, resellerArea, resellerKeyOperations } from '#areas/business/reseller';
import { type AnsweringDeps, answeringArea, answeringOperations } from '#areas/conversations/answering';
import { cannedRepliesArea, cannedReplyOperations } from '#areas/conversations/canned-replies';
import { type ChatFilesDeps, chatFileOperations, chatFilesArea } from '#areas/conversations/chat-files';
import { type ChatsDeps, chatOperations, chatsArea } from '#areas/conversations/chats';
import {
  type ContactRequestsDeps,
  contactRequestOperations,
  contactRequestsArea,
} from '#areas/conversations/contact-requests';
import { type HandoffDeps, handoffArea, handoffOperations } from '#areas/conversations/handoff';
import { type OperatorChatsDeps, operatorChatOperations, operatorChatsArea } from '#areas/conversations/operator-chats';
import {
  type OperatorEventsDeps,
  operatorEventOperations,
  operatorEventsArea,
} from '#areas/conversations/operator-events';
import { type OperatorsDeps, operatorOperations, operatorsArea } from '#areas/conversations/operators';
import { type VisitorChatsDeps, visitorChatOperations, visitorChatsArea } from '#areas/conversations/visitor-chats';
import {
  type ChatVerificationDeps,
  chatVerificationArea,
  chatVerificationOperations,
} from '#areas/conversations/verification';
import { type ChatWidgetDeps, chatWidgetArea, chatWidgetOperations } from '#areas/conversations/widget';
import { type MailDeps, mailArea, mailOperations } from '#areas/platform/mail';
import { type PlatformAdminDeps, platformAdminArea, platformAdminOperations } from '#areas/platform/platform-admin';
import { type SystemDeps, systemArea, systemOperations } from '#areas/platform/system';
import { type CallsDeps, callOperations, callsArea } from '#areas/telephony/calls';
import { type TelephonyDeps, telephonyArea, telephonyOperations } from '#areas/telephony/carriers';
import { type OutboundCallsDeps, outboundCallOperations, outboundCallsArea } from '#areas/telephony/outbound-calls';
import { type PhoneNumbersDeps, phoneNumberOperations, phoneNumbersArea } from '#areas/telephony/phone-numbers';
import { type SipTrunksDeps, sipTrunkOperations, sipTrunksArea } from '#areas/telephony/sip-trunks';
import { type WebVoiceDeps, webVoiceArea, webVoiceOperations } from '#areas/telephony/web-voice';
import type { Area, Operation } from '#platform/http/operation.ts';

/** What all areas together need. */
export interface AreaDeps {
  system: SystemDeps;
  tenants: TenantsDeps;
  auth: AuthDeps;
  organizations: OrganizationsDeps;
  agents: AgentsDeps;
  calls: CallsDeps;
  outboundCalls: OutboundCallsDeps;
  tools: ToolsDeps;
  sipTrunks: SipTrunksDeps;
  phoneNumbers: PhoneNumbersDeps;
  telephony: TelephonyDeps;
  chatWidget: ChatWidgetDeps;
  answering: AnsweringDeps;
  chatFiles: ChatFilesDeps;
  chats: ChatsDeps;
  contactRequests: ContactRequestsDeps;
  handoff: HandoffDeps;
  operatorChats: OperatorChatsDeps;
  operatorEvents: OperatorEventsDeps;
  operators: OperatorsDeps;
  visitorChats: VisitorChatsDeps;
  chatVerification: ChatVerificationDeps;
  portalIdentity: PortalIdentityDeps;
  platformAdmin: PlatformAdminDeps;
  webVoice: WebVoiceDeps;
  mail: MailDeps;
}

/** Every area, built. A new area is one line here and one in `allOperations`. */
export function buildAreas(deps: AreaDeps): Area[] {
  return [
    systemArea(deps.system),
    tenantsArea(deps.tenants),
    apiKeysArea({}),
    resellerArea({}),
    authArea(deps.auth),
    accountArea(),
    organizationsArea(deps.organizations),
    agentsArea(deps.agents),
    toolsArea(deps.tools),
    toolLogsArea,
    callsArea(deps.calls),
    outboundCallsArea(deps.outboundCalls),
    sipTrunksArea(deps.sipTrunks),
    phoneNumbersArea(deps.phoneNumbers),
    telephonyArea(deps.telephony),
    chatWidgetArea(deps.chatWidget),
    answeringArea(deps.answering),
    cannedRepliesArea(),
    chatFilesArea(deps.chatFiles),
    chatsArea(deps.chats),
    contactRequestsArea(deps.contactRequests),
    handoffArea(deps.handoff),
    operatorChatsArea(deps.operatorChats),
    operatorEventsArea(deps.operatorEvents),
    operatorsArea(deps.operators),
    visitorChatsArea(deps.visitorChats),
    chatVerificationArea(deps.chatVerification),
    portalIdentityArea(deps.portalIdentity),
    platformAdminArea(deps.platformAdmin),
    webVoiceArea(deps.webVoice),
    mailArea(deps.mail),
    calendarArea(),
  ];
}

/** Every operation with its area's name, without anything running: for the API document and for checks. */
export const allOperations: readonly { area: string; operation: Operation<never> }[] = [
  ...inArea('System', systemOperations),
  ...inArea('Tenants', tenantOperations),
  ...inArea('Customer API keys', apiKeyOperations),
  ...inArea('Reseller API keys', resellerKeyOperations),
  ...inArea('Reseller and platform admin', customerOperations),
  ...inArea('Reseller and platform admin', platformAdminOperations),
  ...inArea('Auth and onboarding', authOperations),
  ...inArea('Account', accountOperations),
  ...inArea('Organizations, users, invites', organizationOperations),
  ...inArea('Agents', agentOperations),
  ...inArea('Version History', agentVersionOperations),
  ...inArea('Tools', toolOperations),
  ...inArea('Tool logs', toolLogOperations),
  ...inArea('Agents', portalIdentityOperations),
  ...inArea('Calls', callOperations),
  ...inArea('Calls', outboundCallOperations),
  ...inArea('Phone numbers', phoneNumberOperations),
  ...inArea('Phone numbers', sipTrunkOperations),
  ...inArea('Partner and telephony', telephonyOperations),
  ...inArea('Chat Widget', chatWidgetOperations),
  ...inArea('Chat Widget', visitorChatOperations),
  ...inArea('Chat Widget', chatOperations),
  ...inArea('Chat Widget', chatFileOperations),
  ...inArea('Chat Widget', answeringOperations),
  ...inArea('Chat Widget', handoffOperations),
  ...inArea('Chat operator', operatorChatOperations),
  ...inArea('Chat operator', cannedReplyOperations),
  ...inArea('Chat operator', operatorOperations),
  ...inArea('Chat operator', operatorEventOperations),
  ...inArea('Chat operator', contactRequestOperations),
  ...inArea('Chat verification', chatVerificationOperations),
  ...inArea('Web access', webVoiceOperations),
  ...inArea('Reseller and platform admin', mailOperations),
  ...inArea('Calendar', calendarOperations),
];

function inArea<Deps>(area: string, operations: readonly Operation<Deps>[]) {
  return operations.map((operation) => ({ area, operation: operation as Operation<never> }));
}
