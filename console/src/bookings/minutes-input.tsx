import { NumberInput } from '@mantine/core';
import { type NumberField, numberFields } from './calendar-draft.ts';
import type { CalendarFormType } from './calendar-form.tsx';

/** Input of a number of the calendar, with its bounds. */
export function MinutesInput(props: { form: CalendarFormType; name: NumberField; label: string; hint: string }) {
  const { onChange, ...input } = props.form.getInputProps(props.name);
  return (
    <NumberInput
      label={props.label}
      description={props.hint}
      allowDecimal={false}
      clampBehavior="none"
      {...numberFields[props.name]}
      {...input}
      onChange={(value: string | number) => onChange(String(value))}
    />
  );
}
