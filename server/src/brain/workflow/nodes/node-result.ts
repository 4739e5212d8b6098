import type { TurnEvent } from '../../turn.ts';
import type { Choice } from '../choose-edge.ts';
import type { Outcome } from '../types.ts';

/** End of a node's work in a turn. */
export type NodeResult =
  /** It waits for the person. */
  | { kind: 'wait' }
  /** An edge is to be chosen. */
  | { kind: 'done'; outcome: Outcome | null }
  /** The run ends: with the conversation, or the agent goes on by its own prompt. */
  | { kind: 'over'; outcome: Outcome; ends: 'conversation' | 'workflow' }
  /** A graph was entered or left: the node that is now present is to be entered. */
  | { kind: 'moved' }
  /** The way out was chosen already. */
  | { kind: 'chosen'; choice: Choice };

export type NodeWork = AsyncGenerator<TurnEvent, NodeResult>;
