import { SipListenError } from '@parley/sip';

/** Why SIP is not listened for. */
export interface SipStartFailure {
  /** For the log and the terminal: what is wrong and what to do. */
  sentence: string;
  /** For the health check, which anyone may read. */
  short: string;
}

const remedy =
  'Stop that program or choose another address and port with PARLEY_SIP_LISTEN (`off`: no phone over SIP), then start Parley again.';

/** Puts a failed start of the SIP stack into words. */
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
