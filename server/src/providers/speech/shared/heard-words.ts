import type { Transcript } from '#voice/ports.ts';

/** A stretch of words a vendor will not change any more. */
export interface HeardSegment {
  text: string;
  /** 0-1. */
  confidence?: number;
  startMs?: number;
  endMs?: number;
}

/** Segments as one transcript: texts joined, first begin, last end, confidence weighed by length. */
export function joinSegments(segments: readonly HeardSegment[]): Transcript {
  const spoken = segments.filter((segment) => segment.text !== '');
  const text = spoken.map((segment) => segment.text).join(' ');
  const startMs = spoken.find((segment) => segment.startMs !== undefined)?.startMs;
  const endMs = spoken.findLast((segment) => segment.endMs !== undefined)?.endMs;
  const sure = spoken.filter((segment) => segment.confidence !== undefined);
  const letters = sure.reduce((sum, segment) => sum + segment.text.length, 0);
  const weighed = sure.reduce((sum, { confidence = 0, text: words }) => sum + confidence * words.length, 0);
  return {
    text,
    ...(letters === 0 ? {} : { confidence: Math.min(1, Math.max(0, weighed / letters)) }),
    ...(startMs === undefined ? {} : { startMs }),
    ...(endMs === undefined ? {} : { endMs }),
  };
}

/** Texts with one space between them. */
export function joinTexts(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' ');
}
