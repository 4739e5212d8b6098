import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { createEgress } from '@parley/egress';
import { systemClock } from '#platform/clock/clock.ts';
import { statfsProbe, watchDiskSpace } from '#platform/files/disk-space.ts';
import { createMediaClock } from '#voice/line/media-clock.ts';
import { loadDenoiser } from '../../providers/speech/local/denoise/rnnoise.ts';
import { createVoiceActivity } from '../../providers/speech/local/voice-activity/create-voice-activity.ts';
import type { FromWorker, ToWorker } from '../messages/call-messages.ts';
import { createLocalSpeech } from './local-speech.ts';
import type { MediaWorkerData } from './media-worker-data.ts';
import { createSipDestinationPolicy } from './sip-destination-policy.ts';
import { createWorkerCalls } from './worker-calls.ts';

/** A media worker: carries the sound of its calls from the network to the engines and back. */
if (parentPort === null) throw new Error('A media worker runs as a thread of the server');
const port = parentPort;
const data = workerData as MediaWorkerData;
const healthEveryMs = 1000;

const tell = (message: FromWorker, ports: MessagePort[] = []) => port.postMessage(message, ports);
const clock = createMediaClock();
const egress = createEgress({ allowHosts: data.allowedHosts, userAgent: data.userAgent });
const allows = createSipDestinationPolicy(data.allowedHosts);
const disk = watchDiskSpace({
  probe: statfsProbe(data.disk.folder),
  reserveBytes: data.disk.reserveBytes,
  clock: systemClock,
});
const desk = createWorkerCalls({
  tell,
  clock,
  egress,
  webRtc: data.webRtc,
  // Media ports are agreed on call by call: only the address can be judged.
  rtp: { ...data.rtp, allowsAddress: (address) => allows({ hostname: address, address, port: 1024 }) },
  own: createLocalSpeech(data.speechPort),
  voiceActivity: await createVoiceActivity(),
  openDenoiser: await loadDenoiser(),
  hasRoomToRecord: () => disk.hasRoom(0),
});

port.on('message', (message: ToWorker) => desk.receive(message));
setInterval(() => {
  tell({ kind: 'health', health: { calls: desk.calls(), tickLagMsP99: clock.tickLag().p99Ms } });
}, healthEveryMs);
tell({ kind: 'ready' });
