import type { ErrorDetail } from '@parley/contract/errors';
import type { AgentConfig } from '@parley/contract/resources/agent';
import { checkDialTarget, dialFaultDetail, refuseDestinations } from '#areas/telephony/dial-targets';

/**
 * Refuses transfer targets that are never dialled, at save time instead of during a call. Targets present before pass.
 */
export function checkDestinations(config: AgentConfig, before: AgentConfig | null): void {
  const known = new Set(before ? destinationsOf(before).map(({ text }) => text) : []);
  const details = destinationsOf(config).flatMap(({ path, text }): ErrorDetail[] => {
    if (known.has(text) || isAtDesk(text)) return [];
    const judged = checkDialTarget(text);
    return 'target' in judged ? [] : [dialFaultDetail(path, judged.objection)];
  });
  refuseDestinations(details);
}

/** Transfer target of the operator desk or one of its queues, which is not dialled. */
const isAtDesk = (text: string) => text === 'operator' || text.startsWith('queue:');

function destinationsOf({ transfer_targets: targets }: AgentConfig): { path: string; text: string }[] {
  return targets.flatMap(({ destination, fallback }, at) => [
    { path: `/transfer_targets/${at}/destination`, text: destination },
    ...(fallback === '' || fallback === 'contact_request' || fallback.startsWith('target:')
      ? []
      : [{ path: `/transfer_targets/${at}/fallback`, text: fallback }]),
  ]);
}
