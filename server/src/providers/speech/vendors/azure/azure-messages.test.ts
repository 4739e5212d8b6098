import { describe, expect, it } from 'vitest';
import { azureHost, azureLocale } from './azure-address.ts';
import { audioMessage, readAzureMessage, textMessage } from './azure-messages.ts';
import { readRecognitionEvent, recognitionUrl, waveHeader } from './recognition-protocol.ts';

describe('the message envelope', () => {
  it('round-trips for a text', () => {
    expect(readAzureMessage(textMessage('speech.context', 'A1', { a: 'b\r\n\r\nc' }))).toEqual({
      path: 'speech.context',
      requestId: 'A1',
      body: '{"a":"b\\r\\n\\r\\nc"}',
    });
  });

  it('has the length of its headers for audio', () => {
    const message = Buffer.from(audioMessage('A1', Uint8Array.of(1, 2, 3)));
    const length = message.readUInt16BE(0);
    expect(message.toString('latin1', 2, 2 + length)).toMatch(
      /^Path: audio\r\nX-RequestId: A1\r\nX-Timestamp: \S+Z\r\n$/,
    );
    expect([...message.subarray(2 + length)]).toEqual([1, 2, 3]);
  });

  it('is empty for the end of audio', () => {
    const message = Buffer.from(audioMessage('A1'));
    expect(message.length).toBe(2 + message.readUInt16BE(0));
  });

  it('has a WAV header for 16 kHz mono with the first audio', () => {
    const header = Buffer.from(waveHeader);
    expect(header.toString('latin1', 0, 4) + header.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
    expect([header.readUInt16LE(22), header.readUInt32LE(24), header.readUInt16LE(34)]).toEqual([1, 16_000, 16]);
  });
});

it.each([
  ['<html></html>'],
  ['X-RequestId:A1\r\n\r\n{}'],
  ['Path:speech.phrase\r\nX-RequestId:A1\r\n\r\nnot JSON'],
  ['Path:speech.phrase\r\nX-RequestId:A1\r\n\r\n{}'],
  ['Path:speech.hypothesis\r\nX-RequestId:A1\r\n\r\n{}'],
])('%j is an unknown message', (message) => {
  expect(readRecognitionEvent(message)).toBeUndefined();
});

it.each([
  ['en', 'en-US'],
  ['en-GB', 'en-GB'],
  ['sv', 'sv-SE'],
  ['de', 'de-DE'],
  ['pt', 'pt-BR'],
  ['not a language!', 'en-US'],
])('the locale of %s is %s', (tag, locale) => {
  expect(azureLocale(tag)).toBe(locale);
});

it.each([
  ['westeurope', 'westeurope.stt.speech.microsoft.com'],
  ['chinanorth2', 'chinanorth2.stt.speech.azure.cn'],
  ['usgovvirginia', 'usgovvirginia.stt.speech.azure.us'],
])('%s is at %s', (region, host) => {
  expect(azureHost('stt', region)).toBe(host);
});

it.each([
  [undefined, 'wss://westeurope.stt.speech.microsoft.com/stt/speech/universal/v2?language=sv-SE&format=detailed'],
  ['https://speech.example/', 'wss://speech.example/stt/speech/universal/v2?language=sv-SE&format=detailed'],
  ['ws://127.0.0.1:81', 'ws://127.0.0.1:81/stt/speech/universal/v2?language=sv-SE&format=detailed'],
])('with the URL %s the endpoint is %s', (baseUrl, url) => {
  expect(recognitionUrl('westeurope', baseUrl, { language: 'sv', keywords: [], phrases: [] }).href).toBe(url);
});
