/** Serializes runs of a task: requests during a run share the next one. */
export class SharedRun {
  readonly #task: () => Promise<void>;
  #current: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(task: () => Promise<void>) {
    this.#task = task;
  }

  /** Resolves after a run that began after the request. */
  run(): Promise<void> {
    if (this.#current === undefined) {
      this.#current = this.#task().finally(() => (this.#current = undefined));
      return this.#current;
    }
    this.#next ??= this.#current
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        return this.run();
      });
    return this.#next;
  }

  /** Resolves after the last run requested so far. */
  async idle(): Promise<void> {
    await (this.#next ?? this.#current);
  }
}
