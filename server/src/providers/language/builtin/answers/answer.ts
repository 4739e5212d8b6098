/** Answer to a question, taken or computed from facts. */
export interface Answer {
  text: string;
  factIds: readonly string[];
  /** Confidence, 0-1. */
  score: number;
}
