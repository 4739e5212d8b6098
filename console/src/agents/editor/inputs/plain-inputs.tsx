import { NativeSelect, NumberInput, Slider, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FieldInput } from '../field-types.ts';

/** Props that every input of a field gets. `value` is the one in the draft. */
export interface InputProps<Kind extends FieldInput['kind'], Value> {
  field: Extract<FieldInput, { kind: Kind }>;
  label: string;
  hint: string;
  value: Value;
  error: string | null;
  isReadOnly: boolean;
  onChange(value: Value): void;
}

type Labelled = Pick<InputProps<never, unknown>, 'label' | 'hint' | 'error' | 'isReadOnly'>;

/** Props of an input that can be read-only: its text may still be selected. */
export const textProps = ({ label, hint, error, isReadOnly }: Labelled) => ({
  label,
  description: hint,
  error,
  readOnly: isReadOnly,
});

/** Props of an input that has no read-only state. */
const choiceProps = ({ label, hint, error, isReadOnly }: Labelled) => ({
  label,
  description: hint,
  error,
  disabled: isReadOnly,
});

export function TextField(props: InputProps<'text', string | undefined>) {
  const { field, value, onChange } = props;
  return (
    <TextInput
      {...textProps(props)}
      autoComplete="off"
      value={value ?? ''}
      {...(field.max !== undefined && { maxLength: field.max })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** An address, or none. */
export function AddressField(props: InputProps<'address', string | null | undefined>) {
  const { value, onChange } = props;
  return (
    <TextInput
      type="url"
      {...textProps(props)}
      placeholder="https://"
      autoComplete="off"
      maxLength={2048}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value.trim() || null)}
    />
  );
}

export function LongTextField(props: InputProps<'long', string>) {
  const { field, value, onChange } = props;
  return (
    <Textarea
      {...textProps(props)}
      autosize
      minRows={field.rows ?? 2}
      maxRows={12}
      maxLength={field.max}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

export function NumberField(props: InputProps<'number', number | null>) {
  const { t } = useTranslation();
  const { field, hint, value, onChange } = props;
  const { min, max, unit, isOptional } = field;
  return (
    <NumberInput
      {...textProps(props)}
      description={`${hint} (${min}–${max})`}
      min={min}
      max={max}
      maw={320}
      thousandSeparator=" "
      {...(unit && { suffix: ` ${t(`agent_editor.units_${unit}`)}` })}
      value={value ?? ''}
      onChange={(next) => {
        if (typeof next === 'number') onChange(next);
        else if (next === '' && isOptional) onChange(null);
      }}
    />
  );
}

export function SliderField(props: InputProps<'slider', number>) {
  const { i18n } = useTranslation();
  const { field, label, hint, value, error, isReadOnly, onChange } = props;
  const { min, max, step } = field;
  const words = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  return (
    <Stack gap={4}>
      <Text size="sm" fw={500} component="span">
        {label}: {words.format(value)}
      </Text>
      <Text size="xs" c="dimmed">
        {hint}
      </Text>
      <Slider
        min={min}
        max={max}
        step={step}
        maw={420}
        mb="sm"
        disabled={isReadOnly}
        thumbLabel={label}
        thumbProps={{ 'aria-label': label }}
        label={(shown) => words.format(shown)}
        marks={[
          { value: min, label: words.format(min) },
          { value: max, label: words.format(max) },
        ]}
        value={value}
        onChange={(next) => onChange(Number(next.toFixed(2)))}
      />
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" mt="sm">
          {error}
        </Text>
      )}
    </Stack>
  );
}

export function SwitchField(props: InputProps<'switch', boolean>) {
  const { value, onChange } = props;
  return <Switch {...choiceProps(props)} checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />;
}

/** On, off, or as the server decides. */
export function AutomaticField(props: InputProps<'automatic', boolean | null>) {
  const { t } = useTranslation();
  const { value, onChange } = props;
  const values = { automatic: null, on: true, off: false } as const;
  return (
    <NativeSelect
      {...choiceProps(props)}
      maw={320}
      value={value === null ? 'automatic' : value ? 'on' : 'off'}
      data={(['automatic', 'on', 'off'] as const).map((each) => ({ value: each, label: t(`agent_editor.${each}`) }))}
      onChange={(event) => onChange(values[event.currentTarget.value as keyof typeof values])}
    />
  );
}

export function ChoiceField(
  props: InputProps<'choice', string> & {
    /** Name of a choice. */
    nameOf(value: string): string;
  },
) {
  const { field, value, onChange, nameOf } = props;
  return (
    <NativeSelect
      {...choiceProps(props)}
      maw={420}
      value={value}
      data={field.choices.map((choice) => ({ value: choice, label: nameOf(choice) }))}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
