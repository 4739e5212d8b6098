import type { ChatTeamId, UserId } from '@parley/contract/ids';
import type { AssignmentMode } from '@parley/contract/resources/desk-work';

/** Operator who is online and present. */
export interface Candidate {
  id: UserId;
  teamIds: readonly ChatTeamId[];
  capacity: number;
  activeChats: number;
  lastAssignedAt: Date | null;
}

/** Waiting chat with its rule of assignment. */
export interface AssignableChat {
  teamId: ChatTeamId | null;
  /** Operators named by the agent's widget; empty: all. */
  operatorIds: readonly UserId[];
  mode: AssignmentMode;
  maxChats: number | null;
  /** Operator who returned it to the queue last; null: no one did. */
  returnedBy: UserId | null;
}

/** True while an operator may be assigned one more chat. */
export const hasRoom = (
  { capacity, activeChats }: Pick<Candidate, 'capacity' | 'activeChats'>,
  { maxChats }: Pick<AssignableChat, 'maxChats'>,
): boolean => activeChats < Math.min(capacity, maxChats ?? capacity);

/** Picks the operator a chat is assigned to; null without an eligible one. Deterministic: ties go by id. */
export function pickOperator(chat: AssignableChat, candidates: readonly Candidate[]): Candidate | null {
  if (chat.mode === 'manual') return null;
  const eligible = candidates.filter(
    (one) =>
      one.id !== chat.returnedBy &&
      (chat.teamId === null || one.teamIds.includes(chat.teamId)) &&
      (chat.operatorIds.length === 0 || chat.operatorIds.includes(one.id)) &&
      hasRoom(one, chat),
  );
  const [first] = eligible.toSorted(
    (one, other) =>
      (chat.mode === 'least_busy' ? one.activeChats - other.activeChats : 0) ||
      assignedAt(one) - assignedAt(other) ||
      (one.id < other.id ? -1 : 1),
  );
  return first ?? null;
}

const assignedAt = ({ lastAssignedAt }: Candidate) => lastAssignedAt?.getTime() ?? 0;
