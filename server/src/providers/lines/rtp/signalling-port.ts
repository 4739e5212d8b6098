import type { FromRtpLine, ToRtpLine } from './signalling-messages.ts';

/** The line's end of the port to the signalling; a `MessagePort` fits. */
export interface SignallingPort {
  postMessage(message: FromRtpLine): void;
  on(event: 'message', listener: (message: ToRtpLine) => void): unknown;
  /** The other end is gone. */
  on(event: 'close', listener: () => void): unknown;
  close(): void;
}
