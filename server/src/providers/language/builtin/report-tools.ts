import { type Reply, type Scene, words } from './scene.ts';
import { handoverOutcome, plainResult } from './tool-result.ts';
import { isEndCallTool } from './wanted-tool.ts';

/** Reports the results of the last step's tools. */
export function reportTools({ request, phrase, pack }: Scene): Reply {
  const results: string[] = [];
  const { language, timezone } = request;
  const calls = new Map(
    request.messages.flatMap((message) =>
      message.role === 'assistant' ? (message.toolCalls ?? []).map((call) => [call.id, call] as const) : [],
    ),
  );
  for (const message of request.messages.toReversed()) {
    if (message.role !== 'tool') break;
    const given = calls.get(message.toolCallId)?.arguments ?? {};
    if (message.isError)
      results.unshift(
        [message.told === undefined && phrase('toolFailed'), phrase('offerCallback')].filter(Boolean).join(' '),
      );
    else if (message.told === undefined && !isEndCallTool(message.name)) {
      const handedOver = handoverOutcome(message.result);
      if (handedOver) {
        const isAsked = handedOver === 'asked';
        results.unshift(isAsked ? phrase('personAsked') : `${phrase('nobodyThere')} ${phrase('offerCallback')}`);
        continue;
      }
      const reader = { language, timezone, yes: pack.yes, no: pack.no, arguments: given };
      results.unshift(plainResult(message.result, reader) || phrase('toolDone'));
    }
  }
  return words(results.join(' '));
}
