import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { hoursFields } from './wizard-fields.ts';

/** Opening hours in free text. */
export function HoursInputs({ inputProps }: { inputProps(field: (typeof hoursFields)[number]): object }) {
  const { t } = useTranslation();
  return hoursFields.map((field) => (
    <TextInput key={field} label={t(`new_agent.hours.${field}`)} {...inputProps(field)} />
  ));
}
