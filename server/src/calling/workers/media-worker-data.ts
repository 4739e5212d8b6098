import type { MessagePort } from 'node:worker_threads';
import type { RtpSettings } from '@parley/rtp';
import type { WebRtcSettings } from '../../providers/lines/webrtc/create-webrtc-line.ts';

/** Where the sound of phone calls enters and leaves this machine. */
export type RtpAddressing = Pick<RtpSettings, 'advertisedAddresses' | 'bindHost' | 'portRange'>;

/** Start parameters of a media worker. */
export interface MediaWorkerData {
  allowedHosts: string[];
  userAgent: string;
  webRtc: WebRtcSettings;
  rtp: RtpAddressing;
  /** The disk that recordings are written to, and what they leave free of it. */
  disk: { folder: string; reserveBytes: number };
  /** To the speech workers of this process. */
  speechPort: MessagePort;
}
