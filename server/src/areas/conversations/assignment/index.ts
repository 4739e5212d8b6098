import { area } from '#platform/areas/area.ts';
import { type ChatAssigner, createChatAssigner } from './chat-assigner.ts';

/** Dependencies of the assignment beside the engines. */
interface AssignmentAreaDeps {
  /** Assigns waiting chats of this process. */
  assigner: ChatAssigner;
}

/** Automatic assignment of waiting chats. */
export const assignmentArea = area<AssignmentAreaDeps, 'assigner'>({
  name: 'assignment',
  operations: {},
  own: (deps) => ({ assigner: createChatAssigner(deps) }),
  close: ({ assigner }) => assigner.close(),
});
