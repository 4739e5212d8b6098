import { defineDetail, defineRefusal } from '#platform/http/define-refusal.ts';

const verifiedVisitorExpected = defineDetail(
  'verification_required',
  'verified_visitor_expected',
  'expected a verified visitor',
);
/** The widget requires verification before the agent answers. */
export const verificationRequired = defineRefusal(
  'forbidden',
  'verification_required',
  'Verify your identity before writing: start a verification of this chat',
  { details: [verifiedVisitorExpected('/verification')] },
);
export const badIdentityToken = defineRefusal(
  'unauthenticated',
  'identity_token_invalid',
  'This identity_token is not valid: it must be signed with the portal identity key of the agent and not be expired',
);
const identityKeyUnset = defineDetail(
  'not_supported',
  'identity_key_unset',
  'no portal identity key is set for this agent',
);
export const noIdentityKey = defineRefusal(
  'invalid_request',
  'identity_token_not_checked',
  'This agent has no portal identity key, so an identity_token cannot be checked',
  { details: [identityKeyUnset('/identity_token')] },
);
const verifiedValues = defineRefusal(
  'forbidden',
  'verified_values',
  'Values verified by the portal or a verification cannot be changed',
);
const verifiedValue = defineDetail('vouched_for', 'verified_value', 'is vouched for');
export const vouchedFor = (fields: readonly string[]) =>
  verifiedValues(undefined, { details: fields.map((field) => verifiedValue(`/${field}`)) });
export const anotherVisitor = defineRefusal(
  'conflict',
  'chat_of_another_visitor',
  'This chat belongs to another user of the portal; start a new one',
);
const comesWithToken = defineDetail('not_supported', 'user_id_by_token', 'comes with an identity_token');
export const userIdIsProven = defineRefusal(
  'invalid_request',
  'user_id_needs_token',
  'The user of a visitor can only be set by an identity_token',
  { details: [comesWithToken('/variables/user_id')] },
);
const variablesLimit = defineRefusal('invalid_request', 'too_many_variables', 'A chat holds {{max}} variables');
const variablesField = defineDetail(
  'too_big',
  'too_many_variables_field',
  'more than {{max}} together with those there are',
);
export const tooManyVariables = (max: number) =>
  variablesLimit({ max }, { details: [variablesField('/variables', { max })] });
