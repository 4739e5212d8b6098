/** Numbers of one run, as they are written to bench/results/. */
export type Result = Record<string, unknown>;

export interface BenchOptions {
  /** A short run that shows that the bench works; its numbers mean little and are not kept. */
  isQuick: boolean;
  say(line: string): void;
}

export type Bench = (options: BenchOptions) => Promise<Result>;
