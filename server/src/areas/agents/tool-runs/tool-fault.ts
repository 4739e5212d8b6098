/** Outcome of a failed run. */
export type FaultStatus = 'error' | 'timeout' | 'refused';

/**
 * Run failure with a known reason. `message` is for the model: the problem and the remedy, without addresses, secrets
 * or internals. `detail` is for the tool log only.
 */
export class ToolFault extends Error {
  override readonly name = 'ToolFault';
  readonly status: FaultStatus;
  readonly detail: string;

  constructor(status: FaultStatus, told: string, detail: string, options: ErrorOptions = {}) {
    super(told, options);
    this.status = status;
    this.detail = detail;
  }
}

/** Timeout of one run, retries included. */
export class ToolTimeout extends Error {
  override readonly name = 'ToolTimeout';
}
