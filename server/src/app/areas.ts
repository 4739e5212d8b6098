import { agentOperations, agentsArea, type AgentsDeps } from '#areas/agents';
import { callOperations, callsArea, type CallsDeps } from '#areas/calls';
import { chatWidgetArea, type ChatDeps, chatWidgetOperations } from '#areas/chat-widget';
import { outboundCallsArea, outboundCallOperations, type OutboundCallsDeps } from '#areas/outbound-calls';
import { phoneNumberOperations, phoneNumbersArea, type PhoneNumbersDeps } from '#areas/phone-numbers';
import { sipTrunkOperations, sipTrunksArea, type SipTrunksDeps } from '#areas/sip-trunks';
import { systemArea, type SystemDeps, systemOperations } from '#areas/system';
import { telephonyArea, type TelephonyDeps, telephonyOperations } from '#areas/telephony';
import { tenantOperations, tenantsArea, type TenantsDeps } from '#areas/tenants';
import { webVoiceArea, type WebVoiceDeps, webVoiceOperations } from '#areas/web-voice';
import type { Area, Operation } from '#platform/http/operation.ts';

/** What all areas together need. */
export interface AreaDeps {
  system: SystemDeps;
  tenants: TenantsDeps;
  agents: AgentsDeps;
  calls: CallsDeps;
  outboundCalls: OutboundCallsDeps;
  sipTrunks: SipTrunksDeps;
  phoneNumbers: PhoneNumbersDeps;
  telephony: TelephonyDeps;
  chatWidget: ChatDeps;
  webVoice: WebVoiceDeps;
}

/** Every area, built. A new area is one line here and one in `allOperations`. */
export function buildAreas(deps: AreaDeps): Area[] {
  return [
    systemArea(deps.system),
    tenantsArea(deps.tenants),
    agentsArea(deps.agents),
    callsArea(deps.calls),
    outboundCallsArea(deps.outboundCalls),
    sipTrunksArea(deps.sipTrunks),
    phoneNumbersArea(deps.phoneNumbers),
    telephonyArea(deps.telephony),
    chatWidgetArea(deps.chatWidget),
    webVoiceArea(deps.webVoice),
  ];
}

/** Every operation with its area's name, without anything running: for the API document and for checks. */
export const allOperations: readonly { area: string; operation: Operation<never> }[] = [
  ...inArea('System', systemOperations),
  ...inArea('Tenants', tenantOperations),
  ...inArea('Agents', agentOperations),
  ...inArea('Calls', callOperations),
  ...inArea('Calls', outboundCallOperations),
  ...inArea('Phone numbers', phoneNumberOperations),
  ...inArea('Phone numbers', sipTrunkOperations),
  ...inArea('Partner and telephony', telephonyOperations),
  ...inArea('Chat Widget', chatWidgetOperations),
  ...inArea('Web access', webVoiceOperations),
];

function inArea<Deps>(area: string, operations: readonly Operation<Deps>[]) {
  return operations.map((operation) => ({ area, operation: operation as Operation<never> }));
}
