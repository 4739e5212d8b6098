const text = (maxLength: number, description: string) => ({ type: 'string', maxLength, description });

/** JSON Schema of the fields of a person, in the names that agents know them by at every vendor. */
export const contactFields = {
  first_name: text(100, 'First name'),
  last_name: text(100, 'Last name'),
  email: text(200, 'Email address'),
  phone: text(40, 'Phone number, with country code'),
  company: text(200, 'Company'),
};

/** Arguments with which a person is looked up. */
export const lookUpParameters = {
  type: 'object',
  properties: { phone: contactFields.phone, email: contactFields.email },
  minProperties: 1,
  additionalProperties: false,
};

/** Id of a record, as a vendor gave it. */
export const recordId = (description: string) => ({ type: 'string', pattern: '^[A-Za-z0-9_-]{1,40}$', description });

export const textField = text;
