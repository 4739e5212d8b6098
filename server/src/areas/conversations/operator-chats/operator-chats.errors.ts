import {
  defineDetail,
  defineFieldRefusal,
  defineRefusal,
  defineSentenceAtField,
  refuseFields,
} from '#platform/http/define-refusal.ts';

const atCapacity = defineRefusal('conflict', 'capacity_reached', 'You have {{activeChats}} of {{capacity}} chats');
const noCapacity = defineDetail('no_capacity', 'capacity_advice', 'close a chat, give one away or raise the capacity');
export const capacityReached = (self: { activeChats: number; capacity: number }) =>
  atCapacity(self, { details: [noCapacity('/capacity')] });

const defineTransferRefusal = <const Sentence extends string>(detail: string, reason: string, sentence: Sentence) =>
  defineSentenceAtField({ refusal: 'conflict', detail }, reason, sentence);

/** Reasons why a chat cannot be handed to an operator. */
export const cannotTakeChat = {
  hasIt: defineTransferRefusal('has_it', 'transfer_to_self', 'You have this chat already'),
  notAnOperator: defineTransferRefusal(
    'not_an_operator',
    'transfer_not_an_operator',
    '{{name}} does not answer chats: the role {{role}} may not',
  ),
  notAllowed: defineTransferRefusal(
    'not_allowed',
    'transfer_not_allowed',
    '{{name}} is not among the operators of this agent',
  ),
  notOnline: defineTransferRefusal('not_online', 'transfer_not_online', '{{name}} is {{status}}'),
  notPresent: defineTransferRefusal(
    'not_present',
    'transfer_not_present',
    '{{name}} has not been heard of for a while',
  ),
  noCapacity: defineTransferRefusal(
    'no_capacity',
    'transfer_no_capacity',
    '{{name}} has {{activeChats}} of {{capacity}} chats',
  ),
};

const operatorUnknown = defineFieldRefusal('unknown', 'user_unknown', 'there is no user with this id');

/** Same refusal for a user of another tenant and one that does not exist. */
export const unknownOperator = () => operatorUnknown('/operator_id');

const verified = defineRefusal(
  'invalid_request',
  'verified_fields',
  'Verified values cannot be changed by an operator',
);
const verifiedField = defineDetail('verified', 'verified_field', 'is vouched for by the portal or a check');
export const verifiedFields = (paths: readonly string[]) =>
  verified(undefined, { details: paths.map((path) => verifiedField(path)) });

const notVariables = defineRefusal(
  'invalid_request',
  'customer_fields_as_variables',
  'These are fields of the customer, not variables',
);
const userIdIsOfPortal = defineDetail(
  'not_a_variable',
  'user_id_not_a_variable',
  'only the portal says who the visitor is',
);
const fieldIsNoVariable = defineDetail('not_a_variable', 'field_not_a_variable', 'send it as {{name}}');
export const ownFieldsOfCustomer = (names: readonly string[]) =>
  notVariables(undefined, {
    details: names.map((name) => {
      const path = `/variables/${name}`;
      return name === 'user_id' ? userIdIsOfPortal(path) : fieldIsNoVariable(path, { name });
    }),
  });

export const notYoursToDraft = defineRefusal(
  'conflict',
  'not_yours_to_draft',
  'Drafts are available for waiting chats and for your own; claim this chat first',
);

export const onlySupervisorsAssign = defineRefusal(
  'forbidden',
  'only_supervisors_assign',
  'Only owners and admins assign chats to operators; claim or transfer the chat instead',
);

const claimFirst = defineDetail('no_operator', 'claim_first', 'claim the chat first');

/** Only a chat with an operator can be snoozed: one that waits must not be forgotten. */
export const onlyHeldChatsSnooze = defineRefusal(
  'conflict',
  'only_held_chats_snooze',
  'Only a chat that an operator has can be snoozed; claim it first',
  { details: [claimFirst('/snoozed_until')] },
);

const snoozeOutOfRange = defineDetail(
  'out_of_range',
  'snooze_out_of_range',
  'expected an instant to come, within the longest time a chat may be snoozed',
);

/** The message says which bound is passed. */
export const badSnooze = (message: string) => refuseFields([{ ...snoozeOutOfRange('/snoozed_until'), message }]);

const labelsUnknown = defineRefusal('invalid_request', 'unknown_labels', 'There is no label with one of these ids');
const labelUnknown = defineDetail('unknown', 'unknown_label', 'there is no label with this id');
export const unknownLabels = (indexes: readonly number[]) =>
  labelsUnknown(undefined, { details: indexes.map((index) => labelUnknown(`/label_ids/${index}`)) });
