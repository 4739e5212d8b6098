import { defineFieldRefusal } from '#platform/http/define-refusal.ts';

const notOfAgent = defineFieldRefusal('unknown', 'identity_gated_tool_unknown', 'is not a tool of this agent');
export const gatedToolUnknown = (index: number) => notOfAgent(`/gated_tool_ids/${index}`);
const needsTools = defineFieldRefusal(
  'missing',
  'identity_gated_tools_missing',
  'name the tools that are refused without a verification',
);
export const gatedToolsMissing = () => needsTools('/gated_tool_ids');
const gatesItself = defineFieldRefusal(
  'not_gated',
  'identity_tool_gated',
  'a tool that verifies people cannot itself need a verification',
);
export const verifierGated = (index: number) => gatesItself(`/gated_tool_ids/${index}`);
