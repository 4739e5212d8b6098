/**
 * What a call needs from outside, and nothing about who provides it: a line that carries sound, engines that hear and
 * speak, a mind that answers, a record that keeps. Sound inside a call is always 16 kHz, mono, signed 16 bit, in frames
 * of 20 ms; a line converts at its edge.
 */
export * from './ports/line.ts';
export * from './ports/record.ts';
export * from './ports/reply-engine.ts';
export * from './ports/speech.ts';
export * from './ports/switchboard.ts';
