/** Answer to a question, taken or computed from facts. */
export interface Answer {
  text: string;
  factIds: readonly string[];
  /** Confidence, 0-1. */
  score: number;
  /** A price where a total was wanted, which has no sure value. */
  isPart?: true;
}
