import type { Browser } from '@playwright/test';
import { openBrowser } from './open-browser.ts';

/** The browser of the other tests, with a microphone that plays a WAV file over and over. Gives the reason when there is none. */
export function openVoiceBrowser(microphoneFile: string): Promise<{ browser: Browser } | { reason: string }> {
  return openBrowser([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${microphoneFile}`,
    // Or it only speaks from its other interfaces, which reach no loopback address.
    '--allow-loopback-in-peer-connection',
    '--autoplay-policy=no-user-gesture-required',
  ]);
}

/** A WAV file of 16 bit mono. */
export function wavOf(pcm: Int16Array, sampleRateHz: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + pcm.byteLength, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sampleRateHz, 24);
  head.writeUInt32LE(sampleRateHz * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(pcm.byteLength, 40);
  return Buffer.concat([head, Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength)]);
}
