/** When each fake last handed something over, on the clock of the process; what lies in between is the engine's own. */
export class Stamps {
  /** The caller's silence was long enough to end the turn. */
  silent = 0;
  final = 0;
  modelAsked = 0;
  firstToken = 0;
  voiceAsked = 0;
  firstSound = 0;
  /** The caller had spoken long enough to interrupt; 0: not yet. */
  interrupting = 0;

  /** Everything needed to answer was known. */
  ready(): number {
    return Math.max(this.silent, this.final);
  }
}
