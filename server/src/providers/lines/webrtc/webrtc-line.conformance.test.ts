import { lineConformance } from '../../conformance/line.conformance.ts';
import { openWebRtcCall } from './testing/conformance-call.ts';

lineConformance('a WebRTC line', openWebRtcCall);
