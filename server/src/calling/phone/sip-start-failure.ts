import { SipListenError } from '@parley/sip';

/** Cause of a failed start of SIP. */
export interface SipStartFailure {
  /** Problem and remedy, for the log and the terminal. */
  sentence: string;
  /** For the health check, which anyone may read. */
  short: string;
}

const remedy =
  'Stop that program or choose another address and port with PARLEY_SIP_LISTEN (`off`: no phone over SIP), then start Parley again.';

/** Describes a failed start of the SIP stack. */
export function describeSipStartFailure(error: unknown): SipStartFailure {
  if (error instanceof SipListenError) {
    return { sentence: `${error.message} ${remedy}`, short: shortOf(error) };
  }
  const message = error instanceof Error ? error.message : String(error);
  return {
    sentence: `${message} Correct the settings of SIP, then start Parley again.`,
    short: 'not configured rightly',
  };
}

function shortOf({ code, port }: SipListenError): string {
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} in use`;
    case 'EACCES':
      return `port ${port} not permitted`;
    default:
      return `port ${port} cannot be listened on`;
  }
}
