import type { TextSender } from '../text-sender.ts';

/** The way out of an installation without a carrier: a message is kept with the conversation and goes to nobody. */
export function createBuiltinTexts(): TextSender {
  return {
    provider: 'builtin',
    async send({ signal }) {
      signal?.throwIfAborted();
      return { status: 'kept', ref: null };
    },
  };
}
