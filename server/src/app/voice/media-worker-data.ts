import type { MessagePort } from 'node:worker_threads';
import type { WebRtcSettings } from '../../providers/lines/webrtc/create-webrtc-line.ts';

/** What a media worker is started with. */
export interface MediaWorkerData {
  allowedHosts: string[];
  userAgent: string;
  webRtc: WebRtcSettings;
  /** To the speech workers of this process. */
  speechPort: MessagePort;
}
