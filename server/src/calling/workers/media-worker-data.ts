import type { MessagePort } from 'node:worker_threads';
import type { RtpSettings } from '@parley/rtp';
import type { WebRtcSettings } from '../../providers/lines/webrtc/create-webrtc-line.ts';

/** RTP addresses and ports of this machine. */
export type RtpAddressing = Pick<RtpSettings, 'advertisedAddresses' | 'bindHost' | 'portRange'>;

/** Start parameters of a media worker. */
export interface MediaWorkerData {
  allowedHosts: string[];
  userAgent: string;
  webRtc: WebRtcSettings;
  rtp: RtpAddressing;
  /** Disk of the recordings, and the reserve that they leave free. */
  disk: { folder: string; reserveBytes: number };
  /** To the speech workers of this process. */
  speechPort: MessagePort;
}
