import type { MarketplaceTool, MarketplaceToolKey } from '@parley/contract/resources/identity';
import { ToolDefinition } from '@parley/contract/resources/tool';

type Ready = Omit<MarketplaceTool, 'is_available'> & {
  toolName: string;
  /** Tells the model when and how to use it. */
  told: string;
  message: string;
};

const howToAsk =
  'Before you call it, tell the person what their app will show, and that they should decline if it shows anything else. It waits for their answer; when it says that the answer is still awaited, keep them company with a sentence and call it again.';

/** Tools that are ready to be installed on an agent. */
export const readyTools: Readonly<Record<MarketplaceToolKey, Ready>> = {
  'verify-eid': {
    key: 'verify-eid',
    name: 'Verify by electronic ID',
    description: 'The agent asks callers and visitors to verify themselves with their electronic ID.',
    method: 'eid',
    gates: false,
    toolName: 'verify_identity',
    told: `Asks the person in this conversation to prove who they are with their electronic ID. ${howToAsk}`,
    message: 'Verify your identity',
  },
  'verify-mobile-pay': {
    key: 'verify-mobile-pay',
    name: 'Verify by mobile payment',
    description: 'The agent asks callers and visitors to verify themselves with their mobile-payment app.',
    method: 'mobile_pay',
    gates: false,
    toolName: 'verify_with_mobile_pay',
    told: `Asks the person in this conversation to prove who they are with their mobile-payment app. ${howToAsk}`,
    message: 'Verify your identity',
  },
  'verify-before-payout': {
    key: 'verify-before-payout',
    name: 'Verify before payout',
    description:
      'Payouts and other tools you choose are refused until the person has verified themselves with their electronic ID in this very call or chat.',
    method: 'eid',
    gates: true,
    toolName: 'verify_before_payout',
    told: `Asks the person in this conversation to prove who they are with their electronic ID; needed before any payout. ${howToAsk}`,
    message: 'Confirm who you are before the payout',
  },
};

/** Definition of the tool an installation makes. */
export function definitionOf(ready: Ready, message: string | undefined): ToolDefinition {
  return ToolDefinition.parse({
    name: ready.toolName,
    type: 'identity',
    description: ready.told,
    timeout_ms: 60_000,
    identity: { method: ready.method, message: message ?? ready.message },
  });
}
