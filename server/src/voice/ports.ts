/**
 * Ports of a call: the line that carries its audio, speech-to-text and text-to-speech engines, the reply engine and the
 * call record. Audio inside a call is 16 kHz, mono, signed 16 bit, in frames of 20 ms; a line converts at its edge.
 */
export * from './ports/line.ts';
export * from './ports/queues.ts';
export * from './ports/record.ts';
export * from './ports/reply-engine.ts';
export * from './ports/speech.ts';
export * from './ports/switchboard.ts';
