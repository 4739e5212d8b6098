import { defineDetail, defineFieldRefusal, defineRefusal } from '#platform/http/define-refusal.ts';

/** Identical for a number of another tenant and one that never existed. */
export const numberNotFound = defineRefusal('not_found', 'number_not_found', 'There is no phone number with this id');

/** Does not disclose its owner. */
export const numberTaken = defineRefusal(
  'already_claimed',
  'number_taken',
  'This number is already in use; choose another one',
);

export const poolNumberNotFound = defineRefusal(
  'not_found',
  'pool_number_not_found',
  'There is no number with this id in the pool',
);

export const poolNumberClaimed = defineRefusal(
  'already_claimed',
  'pool_number_claimed',
  'This number was claimed by another account; list the pool again',
);

export const calledAsTaken = defineRefusal(
  'conflict',
  'called_as_taken',
  'Another number of this trunk already has this `called_as`; it must be unique per trunk',
);

export const numberReleasing = defineRefusal(
  'conflict',
  'number_releasing',
  'This number is being released and can no longer be changed',
);

export const numberInUse = defineRefusal(
  'conflict',
  'number_in_use',
  'This number is in use: {{live}} live calls, {{queued}} calls waiting to be placed with it. End or cancel them first',
);

const goesThroughCarrier = defineFieldRefusal(
  'not_imported',
  'number_not_imported',
  'calls of this number go through its carrier, not over a trunk',
);
export const notImported = () => goesThroughCarrier('/trunk_id');

const importedNeedsTrunk = defineFieldRefusal(
  'needs_trunk',
  'number_needs_trunk',
  'an imported number comes over a trunk; name another one, or release the number',
);
export const needsTrunk = () => importedNeedsTrunk('/trunk_id');

const numberVersionMismatchRefusal = defineRefusal(
  'version_mismatch',
  'number_version_mismatch',
  'The number is at version {{current}}, not {{expected}}: it was changed since you read it. Read it again and repeat your change',
);
export const numberVersionMismatch = (found: { expected: number; current: number }) =>
  numberVersionMismatchRefusal(
    { current: found.current, expected: found.expected },
    { headers: { etag: `"${found.current}"` } },
  );

const carrierMissing = defineFieldRefusal(
  'not_configured',
  'carrier_not_configured',
  'this carrier is not set up here; there is {{carriers}}',
);
export const carrierNotConfigured = (path: string, carriers: readonly { id: string }[]) =>
  carrierMissing(path, { carriers: carriers.map(({ id }) => id).join(', ') });

const purchaseNeedsKey = defineFieldRefusal(
  'required',
  'purchase_needs_key',
  'a purchase costs money: send a key of your own, and the same one again should the answer not reach you',
);
export const keyRequired = () => purchaseNeedsKey('headers/idempotency-key');

export const keyUsedOtherwise = defineRefusal(
  'conflict',
  'idempotency_key_reused',
  'This Idempotency-Key was used with another body; use a new key for a new request',
);

export const stillBuying = defineRefusal(
  'conflict',
  'idempotency_key_running',
  'A request with this Idempotency-Key is still running; try again shortly',
  {
    headers: { 'retry-after': '2' },
  },
);

export const outcomeUnknown = defineRefusal(
  'unavailable',
  'purchase_unconfirmed',
  'The carrier did not respond, so the purchase is unconfirmed; repeat with the same Idempotency-Key to find out',
  { headers: { 'retry-after': '10' } },
);

const selfFallback = defineFieldRefusal(
  'calls_itself',
  'fallback_calls_itself',
  'expected another number than this one',
);
export const fallbackCallsItself = () => selfFallback('/fallback/to');

const notFromSearch = defineFieldRefusal(
  'invalid_number',
  'number_not_from_search',
  'expected a number as the search gave it',
);
export const numberNotFromSearch = () => notFromSearch('/phone_number');

export const carrierDeclined = defineRefusal('conflict', 'carrier_declined', 'The carrier declined: {{reason}}');
export const carrierLacksNumber = defineRefusal(
  'not_found',
  'carrier_lacks_number',
  'The carrier does not have this number any more; search again',
);
export const carrierAccountRefused = defineRefusal(
  'not_configured',
  'carrier_account_refused',
  "The carrier does not accept this installation's account: {{reason}}",
);
export const carrierUnavailable = defineRefusal(
  'unavailable',
  'carrier_unavailable',
  'The carrier cannot be asked just now; try again in {{seconds}} s',
);

/** Wordings of the reasons why a number cannot make calls. */
export const callerIdFaults = {
  unreadable: defineDetail(
    'unusable_number',
    'caller_id_unreadable',
    'expected a number of your own such as +46846500420',
  ),
  notOwn: defineDetail('unusable_number', 'caller_id_not_own', 'this is none of your numbers; import or buy it first'),
  none: defineDetail(
    'unusable_number',
    'caller_id_none',
    'you have no number that may call out; import one over a trunk with a host, or buy one',
  ),
  releasing: defineDetail(
    'unusable_number',
    'caller_id_releasing',
    'this number is being released; choose another one',
  ),
  inboundOnly: defineDetail(
    'unusable_number',
    'caller_id_inbound_only',
    'this number takes calls only; set its direction to both or outbound',
  ),
  hidden: defineDetail(
    'unusable_number',
    'caller_id_hidden',
    'this number must not be shown by calls; allow caller_id_allowed or choose another',
  ),
  trunkOff: defineDetail(
    'unusable_number',
    'caller_id_trunk_off',
    'the trunk of this number is switched off; activate it or choose another number',
  ),
  trunkWithoutHost: defineDetail(
    'unusable_number',
    'caller_id_trunk_without_host',
    'the trunk of this number has no host, so no calls go out over it; set one',
  ),
};

export const numberUnreadable = defineFieldRefusal(
  'invalid_number',
  'number_unreadable',
  'expected a phone number with + and country code, or a national one with its `country`',
);
