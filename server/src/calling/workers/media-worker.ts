import { parentPort, workerData } from 'node:worker_threads';
import { createEgress } from '@parley/egress';
import { systemClock } from '#platform/clock/clock.ts';
import { statfsProbe, watchDiskSpace } from '#platform/files/disk-space.ts';
import { createMediaClock } from '#voice/line/media-clock.ts';
import { loadDenoiser } from '../../providers/speech/local/denoise/rnnoise.ts';
import { createVoiceActivity } from '../../providers/speech/local/voice-activity/create-voice-activity.ts';
import type { HostEvents, HostPort, HostRequests, WorkerEvents, WorkerRequests } from '../messages/call-port.ts';
import { createTypedPort, type PortMessage } from '../messages/typed-port.ts';
import { createLocalSpeech } from './local-speech.ts';
import type { MediaWorkerData } from './media-worker-data.ts';
import { createSipDestinationPolicy } from './sip-destination-policy.ts';
import { WorkerCalls } from './worker-calls.ts';

/** Entry of a media worker: carries the audio of its calls from the network to the engines and back. */
if (parentPort === null) throw new Error('A media worker runs as a thread of the server');
const port = parentPort;
const data = workerData as MediaWorkerData;
const healthEveryMs = 1000;

const clock = createMediaClock();
const egress = createEgress({
  allowHosts: data.allowedHosts,
  allowListSetting: 'PARLEY_EGRESS_ALLOW',
  userAgent: data.userAgent,
});
const allows = createSipDestinationPolicy(data.allowedHosts);
const disk = watchDiskSpace({
  probe: statfsProbe(data.disk.folder),
  reserveBytes: data.disk.reserveBytes,
  clock: systemClock,
});
const calls = new WorkerCalls(
  {
    clock,
    egress,
    webRtc: data.webRtc,
    // Media ports are negotiated per call: only the address is checked.
    rtp: { ...data.rtp, allowsAddress: (address) => allows({ hostname: address, address, port: 1024 }) },
    localSpeech: createLocalSpeech(data.speechPort),
    voiceActivity: await createVoiceActivity(),
    openDenoiser: await loadDenoiser(),
    hasRoomToRecord: () => disk.hasRoom(0),
  },
  () => host,
);
const host: HostPort = createTypedPort<WorkerRequests, WorkerEvents, HostRequests, HostEvents>({
  post: (message, transfers) => port.postMessage(message, transfers),
  handlers: calls.handlers,
});

port.on('message', (message: PortMessage) => host.receive(message));
setInterval(() => {
  const { p90Ms, p99Ms } = clock.tickLag();
  host.emit('health', { calls: calls.count, tickLagMsP90: p90Ms, tickLagMsP99: p99Ms });
}, healthEveryMs);
host.emit('ready', null);
