import { CallId } from '@parley/contract/ids';
import { z } from 'zod';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { LineNotice } from '#voice/ports.ts';

/** Ephemeral events of calls: interim captions, states. Not stored, may be lost. */
export interface LiveNotices {
  /** Publishes a notice to the call's followers in any process. */
  publish(callId: CallId, notice: LineNotice): void;
  /** Returns an unsubscribe function. */
  follow(callId: CallId, listener: (notice: LineNotice) => void): () => void;
  close(): void;
}

const noticeTopic = 'call.notice';
const wantedTopic = 'call.notice.wanted';
/** Interval of the followers' announcements. */
const announceMs = 10_000;
const wantedMs = 3 * announceMs;
/** Fits a bus message in any script. */
const maxCaptionCharacters = 1000;

const Wanted = z.object({ from: z.string(), call_id: CallId });
const Notice = z.object({ from: z.string(), call_id: CallId, notice: z.custom<LineNotice>((value) => value !== null) });

/**
 * Notices are frequent and followers rare: a call publishes to the bus only while a remote follower announces itself.
 */
export function createLiveNotices(options: { bus: Bus; clock: Clock; processId: string }): LiveNotices {
  const { bus, clock, processId } = options;
  const listeners = new Map<CallId, Set<(notice: LineNotice) => void>>();
  const wantedUntilMs = new Map<CallId, number>();

  const deliver = (callId: CallId, notice: LineNotice) => {
    for (const listener of listeners.get(callId) ?? []) listener(notice);
  };
  const stopWanted = bus.subscribe(wantedTopic, (message) => {
    const { from, call_id: callId } = Wanted.parse(JSON.parse(message));
    if (from === processId) return;
    const nowMs = clock.monotonicMs();
    for (const [id, untilMs] of wantedUntilMs) if (untilMs <= nowMs) wantedUntilMs.delete(id);
    wantedUntilMs.set(callId, nowMs + wantedMs);
  });
  const stopNotices = bus.subscribe(noticeTopic, (message) => {
    const { from, call_id: callId, notice } = Notice.parse(JSON.parse(message));
    if (from !== processId) deliver(callId, notice);
  });
  const announce = (callId: CallId) =>
    bus.publish(wantedTopic, JSON.stringify({ from: processId, call_id: callId } satisfies z.input<typeof Wanted>));
  const announcing = setInterval(() => {
    for (const callId of listeners.keys()) announce(callId);
  }, announceMs);

  return {
    publish(callId, notice) {
      deliver(callId, notice);
      if ((wantedUntilMs.get(callId) ?? 0) <= clock.monotonicMs()) return;
      const short = 'text' in notice ? { ...notice, text: notice.text.slice(0, maxCaptionCharacters) } : notice;
      bus.publish(noticeTopic, JSON.stringify({ from: processId, call_id: callId, notice: short }));
    },
    follow(callId, listener) {
      const among = listeners.get(callId) ?? new Set();
      listeners.set(callId, among.add(listener));
      announce(callId);
      return () => {
        among.delete(listener);
        if (among.size === 0 && listeners.get(callId) === among) listeners.delete(callId);
      };
    },
    close() {
      clearInterval(announcing);
      stopWanted();
      stopNotices();
    },
  };
}
