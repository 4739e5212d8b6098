import { area } from '#platform/areas/area.ts';
import { getOperatorStatistics } from './get-operator-statistics.ts';
import { getOperatorStatus } from './get-operator-status.ts';
import { createOfflineOperatorSweeper } from './offline-operator-sweeper.ts';
import { removeOperatorAvatar, setOperatorAvatar } from './operator-avatar.ts';
import type { OperatorsDeps } from './operators.operation.ts';
import { operatorsPersonalData } from './personal-data.ts';
import { setOperatorStatus } from './set-operator-status.ts';

export { type DeskMember, lockMembers } from './desk-members.queries.ts';
export { onlyForSupervisors } from './operators.errors.ts';
export { exampleOperatorId } from './operators.examples.ts';
export type { OperatorsDeps } from './operators.operation.ts';
export { type Member, renewPresence, touchPresence } from './presence.queries.ts';
export { isSupervisor, mayOperate, maySee } from './visible-chats.rules.ts';

/** Operators: their status, presence, pictures and statistics. */
export const operatorsArea = area<OperatorsDeps, 'sweeper'>({
  name: 'operators',
  module: 'live_desk',
  personalData: operatorsPersonalData,
  operations: {
    'Chat operator': [
      setOperatorStatus,
      getOperatorStatus,
      getOperatorStatistics,
      setOperatorAvatar,
      removeOperatorAvatar,
    ],
  },
  own: (deps) => ({ sweeper: createOfflineOperatorSweeper(deps) }),
  close: ({ sweeper }) => sweeper.close(),
});
