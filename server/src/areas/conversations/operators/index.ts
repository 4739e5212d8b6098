import { type Area, area, type Operation } from '#platform/http/operation.ts';
import { getOperatorStatistics } from './get-operator-statistics.ts';
import { getOperatorStatus } from './get-operator-status.ts';
import { removeOperatorAvatar, setOperatorAvatar } from './operator-avatar.ts';
import type { OperatorsDeps } from './operators.operation.ts';
import { setOperatorStatus } from './set-operator-status.ts';

export { type DeskMember, lockMembers } from './desk-members.queries.ts';
export { exampleOperatorId } from './operators.examples.ts';
export type { OperatorsDeps } from './operators.operation.ts';
export { type Member, renewPresence, touchPresence } from './presence.queries.ts';
export { createDeskWatch } from './vanished-operators.ts';
export { isSupervisor, mayOperate } from './visible-chats.rules.ts';

export const operatorOperations: readonly Operation<OperatorsDeps>[] = [
  setOperatorStatus,
  getOperatorStatus,
  getOperatorStatistics,
  setOperatorAvatar,
  removeOperatorAvatar,
];

/** Operators: their status, presence, pictures and statistics. */
export const operatorsArea = (deps: OperatorsDeps): Area => area('operators', operatorOperations, deps);
