import { agentOperations, agentsArea, type AgentsDeps } from '#areas/agents';
import { callOperations, callsArea, type CallsDeps } from '#areas/calls';
import { chatWidgetArea, type ChatDeps, chatWidgetOperations } from '#areas/chat-widget';
import { systemArea, type SystemDeps, systemOperations } from '#areas/system';
import { tenantOperations, tenantsArea, type TenantsDeps } from '#areas/tenants';
import { webVoiceArea, type WebVoiceDeps, webVoiceOperations } from '#areas/web-voice';
import type { Area, Operation } from '#platform/http/operation.ts';

/** What all areas together need. */
export interface AreaDeps {
  system: SystemDeps;
  tenants: TenantsDeps;
  agents: AgentsDeps;
  calls: CallsDeps;
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
  ...inArea('Chat Widget', chatWidgetOperations),
  ...inArea('Web access', webVoiceOperations),
];

function inArea<Deps>(area: string, operations: readonly Operation<Deps>[]) {
  return operations.map((operation) => ({ area, operation: operation as Operation<never> }));
}
