import type { PhoneNumberId } from '@parley/contract/ids';
import type { FreedNumber } from '@parley/contract/resources/trashed-agent';

/** Phone number as assigned to an agent at its deletion. */
export interface HeldNumber {
  number_id: PhoneNumberId;
  number: string;
  /** Pinned version; null followed the current one. */
  agent_version: number | null;
}

/** Message of a restore: the numbers freed at deletion and their current assignment. */
export function restoreMessage(numbers: readonly FreedNumber[]): string {
  const inState = (state: FreedNumber['state']) => numbers.filter((each) => each.state === state);
  const list = (found: readonly FreedNumber[]) => found.map(({ number }) => number).join(', ');
  const parts: [FreedNumber[], (found: readonly FreedNumber[]) => string][] = [
    [inState('reassigned'), (found) => `assigned to it again: ${list(found)}`],
    [inState('free'), (found) => `still free, assign them again if needed: ${list(found)}`],
    [
      inState('assigned_elsewhere'),
      (found) =>
        `meanwhile assigned elsewhere: ${found.map((each) => `${each.number} (agent ${each.agent_id})`).join(', ')}`,
    ],
    [inState('released'), (found) => `no longer yours: ${list(found)}`],
  ];
  const said = parts.flatMap(([found, say]) => (found.length > 0 ? [say(found)] : []));
  return said.length === 0 ? 'Restored' : `Restored. Numbers freed when it was deleted: ${said.join('; ')}`;
}
