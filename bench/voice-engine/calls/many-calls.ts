import type { BenchOptions } from '../../shared/bench.ts';
import { startChild } from '../../shared/children.ts';
import type { CallsResult } from './call-after-call.ts';

/** Short calls one after another, some at a time, faster than real time: what a call costs and what remains of it. */
export async function runManyCalls({ isQuick, say }: BenchOptions) {
  const child = startChild(new URL('./call-after-call.ts', import.meta.url));
  try {
    const result = await child.ask<CallsResult>({ calls: isQuick ? 2_000 : 10_000 });
    say(
      `${result.calls} calls: ${result.microsecondsPerFrame} us a frame, ` +
        `${result.heapKbPerCall} KB of heap and ${result.rssKbPerCall} KB of memory remain of each`,
    );
    return result;
  } finally {
    await child.stop();
  }
}
