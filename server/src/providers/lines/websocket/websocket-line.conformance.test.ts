import { lineConformance } from '../../conformance/line.conformance.ts';
import { openWebSocketCall } from './testing/websocket-call.ts';

lineConformance('a WebSocket line of PCM', () => openWebSocketCall('pcm'));
lineConformance('a WebSocket line of Opus', () => openWebSocketCall('opus'));
