import type { NumberAgentState, NumberLineState } from '@parley/contract/resources/phone-number';
import type { SipTrunkStatus } from '@parley/contract/resources/sip-trunk';

/** State of the agent of a number; null: none is assigned. */
export function agentState(agent: { isActive: boolean; isTrashed: boolean } | null): NumberAgentState {
  if (agent === null) return 'none';
  if (agent.isTrashed) return 'trashed';
  return agent.isActive ? 'ready' : 'inactive';
}

/** Line of a number of a trunk; undefined: the trunk is gone. */
export function lineOfTrunk(status: Pick<SipTrunkStatus, 'detail' | 'state'> | undefined): {
  line: NumberLineState;
  detail: string;
} {
  if (!status) return { line: 'failed', detail: '' };
  const { state, detail } = status;
  return { line: state === 'registered' || state === 'reachable' ? 'ready' : state, detail };
}

/** Line of a number of a carrier. The built-in one needs SIP, the others a way back to this installation. */
export function lineOfCarrier(number: {
  carrier: string | null;
  configured: readonly string[];
  hasPublicUrl: boolean;
  hasSip: boolean;
  hasSipFault: boolean;
}): NumberLineState {
  if (number.carrier === null || !number.configured.includes(number.carrier)) return 'no_carrier';
  if (number.carrier === 'builtin' && !number.hasSip) return number.hasSipFault ? 'sip_failed' : 'no_sip';
  if (number.carrier === 'builtin') return 'ready';
  return number.hasPublicUrl ? 'ready' : 'no_public_url';
}
