/** How a run ended that did not end well. */
export type FaultStatus = 'error' | 'timeout' | 'refused';

/**
 * A run that fails for a reason we know. `message` is told to the model: what went wrong and what to do, without
 * addresses, secrets or anything of the inside. `detail` is for the tool log alone.
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

/** The time a tool has for one run, retries included, is over. */
export class ToolTimeout extends Error {
  override readonly name = 'ToolTimeout';
}
