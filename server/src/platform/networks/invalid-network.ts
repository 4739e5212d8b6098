import { defineDetail } from '#platform/http/define-refusal.ts';

/** Fault of a field whose text is no network; the message of the parser is more precise. */
export const invalidNetwork = defineDetail(
  'invalid_network',
  'invalid_network',
  'expected an IP address or a network such as 192.0.2.0/24',
);
