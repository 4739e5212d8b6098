import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { createCertificate } from '@parley/sip/testing/create-certificate';
import { joinPcm } from '../../../server/src/voice/testing/media-tone.ts';
import { temporaryFolder } from '../../first-run/run-parley.ts';
import { freePorts } from './free-ports.ts';
import { type PeerProcess, startPeer } from './peer-process.ts';
import { readPhoneWav, writePhoneWav } from './wav-file.ts';

/** A call event of baresip's control interface. */
export interface BaresipEvent {
  type: string;
  param?: string;
  peeruri?: string;
}

export interface BaresipOptions {
  transport?: 'udp' | 'tcp' | 'tls';
  /** Keys of SRTP in the offer, and none without them. */
  srtp?: boolean;
  /** User part that it is called by. */
  user?: string;
  /** Answers by itself; otherwise it rings. */
  answers?: boolean;
  /** An address of its registrar, with what it signs in with. */
  account?: { registrar: string; password: string };
  /** Its first words: said as soon as a call is up. */
  says?: Int16Array;
}

/** baresip, a softphone by another project. */
export interface BaresipPhone {
  readonly address: string;
  /** Dials and waits for the answer. */
  dial(uri: string): Promise<void>;
  command(command: string, params?: string): Promise<string>;
  /** Says it now, in the call that is up. */
  say(sound: Int16Array): Promise<void>;
  /** Everything heard in its last call, at 16 kHz. */
  heard(): Int16Array;
  /** Resolves with the first event of these kinds that was not waited for before. */
  event(...types: string[]): Promise<BaresipEvent>;
  events(type: string): BaresipEvent[];
  output(): string;
  close(): Promise<void>;
}

/** Longer than any test: the end of the file would end the call. */
const silenceMs = 150_000;
const modules = ['stdio', 'g711', 'aufile', 'auconv', 'auresamp', 'uuid', 'srtp', 'sndfile'];
const applications = ['account', 'menu', 'ctrl_tcp'];
const modulesFolder = ['/usr/lib/baresip/modules', '/usr/lib64/baresip/modules'].find(existsSync);

export async function openBaresip(options: BaresipOptions = {}): Promise<BaresipPhone> {
  const folder = temporaryFolder();
  // TLS is listened for one port further.
  const sipPort = await freePorts(3);
  const controlPort = sipPort + 2;
  const file = (name: string) => join(folder.path, name);
  writePhoneWav(file('says-0.wav'), options.says ?? new Int16Array(0), silenceMs);
  writePhoneWav(file('ring.wav'), new Int16Array(0), 1000);
  writeFileSync(file('config'), configOf({ folder: folder.path, sipPort, controlPort }));
  writeFileSync(file('accounts'), `${accountOf(options, sipPort)}\n`);
  writeFileSync(file('contacts'), '\n');
  const { cert, key } = createCertificate(['127.0.0.1']);
  writeFileSync(file('certificate.pem'), key + cert);
  const peer = startPeer('baresip', ['-f', folder.path], folder.path);
  const control = await ready(options, controlPort, peer).catch(async (error: unknown) => {
    await peer.stop();
    folder.remove();
    throw error;
  });
  let said = 0;
  return {
    address: `127.0.0.1:${sipPort}`,
    async dial(uri) {
      await control.command('dial', uri);
      const up = await control.event('CALL_ESTABLISHED', 'CALL_CLOSED');
      if (up.type === 'CALL_CLOSED') throw new Error(`baresip: ${up.param}`);
    },
    command: control.command,
    async say(sound) {
      said += 1;
      writePhoneWav(file(`says-${said}.wav`), sound, silenceMs);
      await control.command('ausrc', `aufile,${file(`says-${said}.wav`)}`);
    },
    heard: () =>
      joinPcm(
        readdirSync(folder.path)
          .filter((name) => /^dump-.*-dec\.wav$/.test(name))
          .toSorted()
          .map((name) => readPhoneWav(file(name))),
      ),
    event: control.event,
    events: control.events,
    output: () => peer.output(),
    async close() {
      control.close();
      await peer.stop();
      folder.remove();
    },
  };
}

async function ready(options: BaresipOptions, controlPort: number, peer: PeerProcess) {
  const control = await openControl(controlPort, peer.output);
  // It may have signed in before anybody listened for events.
  if (options.account !== undefined) await printed(/200 OK .*\[\d+ bindings?\]/, peer.output);
  return control;
}

function configOf({ folder, sipPort, controlPort }: { folder: string; sipPort: number; controlPort: number }): string {
  return [
    'poll_method epoll',
    `sip_listen 127.0.0.1:${sipPort}`,
    `sip_certificate ${join(folder, 'certificate.pem')}`,
    'sip_verify_server no',
    'net_interface 127.0.0.1',
    `snd_path ${folder}`,
    `audio_source aufile,${join(folder, 'says-0.wav')}`,
    `audio_alert aufile,${join(folder, 'ring.wav')}`,
    'ringback_disabled yes',
    'rtp_ports 12000-19999',
    'audio_srate 8000-48000',
    `module_path ${modulesFolder}`,
    ...modules.map((name) => `module ${name}.so`),
    ...applications.map((name) => `module_app ${name}.so`),
    `ctrl_tcp_listen 127.0.0.1:${controlPort}`,
    '',
  ].join('\n');
}

function accountOf({ user = 'phone', transport = 'udp', ...options }: BaresipOptions, sipPort: number): string {
  const { account } = options;
  const domain = account?.registrar ?? `127.0.0.1:${sipPort}`;
  const parameters = [
    account === undefined ? 'regint=0' : `regint=60;auth_pass=${account.password}`,
    'audio_codecs=PCMA,PCMU',
    `answermode=${options.answers === false ? 'manual' : 'auto'}`,
    ...(options.srtp === true ? ['mediaenc=srtp-mand'] : []),
  ];
  return `<sip:${user}@${domain};transport=${transport}>;${parameters.join(';')}`;
}

const connectTries = 200;

/** Its JSON in netstrings: commands with answers, and events. */
async function openControl(port: number, output: () => string) {
  const events: (BaresipEvent & { isTaken: boolean })[] = [];
  const waiting: { types: string[]; take(event: BaresipEvent): void }[] = [];
  const answers = new Map<string, { resolve(data: string): void; reject(error: Error): void }>();
  let tokens = 0;

  function receive(message: { event?: boolean; token?: string; ok?: boolean; data?: string } & BaresipEvent): void {
    if (message.event === true) {
      const at = waiting.findIndex(({ types }) => types.includes(message.type));
      events.push({ ...message, isTaken: at >= 0 });
      return waiting.splice(at < 0 ? waiting.length : at, 1)[0]?.take(message);
    }
    const answer = answers.get(message.token ?? '');
    if (message.ok === true) answer?.resolve(message.data ?? '');
    else answer?.reject(new Error(`baresip: ${message.data}`));
  }

  const socket = await connected(port, output);
  let buffered = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    buffered = Buffer.concat([buffered, chunk]);
    for (;;) {
      const colon = buffered.indexOf(':');
      const length = Number(buffered.toString('latin1', 0, colon));
      if (colon < 0 || buffered.length < colon + length + 2) return;
      const text = buffered.toString('utf8', colon + 1, colon + 1 + length);
      buffered = buffered.subarray(colon + length + 2);
      receive(JSON.parse(text));
    }
  });
  socket.on('error', () => {});

  return {
    command(command: string, params?: string): Promise<string> {
      tokens += 1;
      const token = String(tokens);
      const text = JSON.stringify({ command, token, ...(params === undefined ? {} : { params }) });
      socket.write(`${Buffer.byteLength(text)}:${text},`);
      return new Promise((resolve, reject) => answers.set(token, { resolve, reject }));
    },
    event(...types: string[]): Promise<BaresipEvent> {
      const known = events.find((event) => types.includes(event.type) && !event.isTaken);
      if (known === undefined) return new Promise((take) => waiting.push({ types, take }));
      known.isTaken = true;
      return Promise.resolve(known);
    },
    events: (type: string) => events.filter((event) => event.type === type),
    close: () => void socket.destroy(),
  };
}

async function printed(pattern: RegExp, output: () => string): Promise<void> {
  for (let tries = 0; !pattern.test(output()); tries += 1) {
    if (tries > connectTries) throw new Error(`baresip did not say ${pattern}:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The control port opens when everything else is ready. */
async function connected(port: number, output: () => string): Promise<Socket> {
  for (let tries = 0; tries < connectTries; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    if (isOpen) return socket;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`baresip did not start:\n${output()}`);
}
