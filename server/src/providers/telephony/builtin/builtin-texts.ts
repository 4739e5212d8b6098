import type { TextSender } from '../text-sender.ts';

/**
 * Creates the text sender of an installation without a carrier: a message is stored with the conversation and not
 * delivered.
 */
export function createBuiltinTexts(): TextSender {
  return {
    provider: 'builtin',
    async send({ signal }) {
      signal?.throwIfAborted();
      return { status: 'kept', ref: null };
    },
  };
}
