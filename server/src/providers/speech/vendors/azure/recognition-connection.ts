import { randomUUID } from 'node:crypto';
import type { Egress } from '@parley/egress';
import { frameMs, frameSamples, type RecognitionOptions, type SpeechError } from '#voice/ports.ts';
import { openVendorStream } from '../../shared/open-stream.ts';
import { audioMessage, textMessage } from './azure-messages.ts';
import { recognitionUrl, speechConfig, speechContext, waveHeader } from './recognition-protocol.ts';

export interface RecognitionRequest {
  egress: Pick<Egress, 'openWebSocket'>;
  engineId: string;
  region: string;
  /** Instead of the region's own address, up to the path. */
  baseUrl: string | undefined;
  key: string;
  /** Connection time limit. Unit: milliseconds. */
  connectMs: number;
  /** From a flush to its words. Unit: milliseconds. */
  answerMs: number;
  /** Sound after which a quiet moment is used to connect anew. Unit: milliseconds. */
  renewAfterMs: number;
}

/** A connection to the service and the turn that is under way on it. */
export interface RecognitionConnection {
  /** Begins the next turn and gives its request id; the one before must have ended. */
  beginTurn(options: RecognitionOptions): string;
  /** Sound of the turn. */
  add(frame: Int16Array): void;
  /** The turn has no more sound; its words and `turn.end` follow. */
  endSound(): void;
  close(): void;
}

/** Frames in one message: 100 ms, as the vendor's own client sends. */
const framesPerMessage = 100 / frameMs;

export function openRecognitionConnection(
  request: RecognitionRequest,
  options: RecognitionOptions,
  listener: { text(message: string): void; closed(error: SpeechError): void },
): RecognitionConnection {
  const { egress, engineId, region, baseUrl, key, connectMs } = request;
  const url = recognitionUrl(region, baseUrl, options);
  const headers = { 'ocp-apim-subscription-key': key, 'x-connectionid': newId() };
  const stream = openVendorStream({ egress, engineId, url, headers, connectTimeoutMs: connectMs }, listener);
  const chunk = new Int16Array(framesPerMessage * frameSamples);
  let filled = 0;
  let requestId = newId();
  let isConfigured = false;

  function sendChunk(): void {
    if (filled > 0) stream.send(audioMessage(requestId, new Uint8Array(chunk.buffer, 0, filled * 2)));
    filled = 0;
  }

  return {
    beginTurn(turnOptions) {
      if (isConfigured) requestId = newId();
      else stream.send(textMessage('speech.config', requestId, speechConfig));
      isConfigured = true;
      stream.send(textMessage('speech.context', requestId, speechContext(turnOptions)));
      stream.send(audioMessage(requestId, waveHeader, 'audio/x-wav'));
      return requestId;
    },
    add(frame) {
      chunk.set(frame, filled);
      filled += frame.length;
      if (filled === chunk.length) sendChunk();
    },
    endSound() {
      sendChunk();
      stream.send(audioMessage(requestId));
    },
    close: () => stream.close(),
  };
}

/** A UUID without dashes, in capitals, as the service writes them. */
function newId(): string {
  return randomUUID().replaceAll('-', '').toUpperCase();
}
