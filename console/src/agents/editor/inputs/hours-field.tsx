import { Input, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Weekday, weekdays } from '../../../parts/weekdays.ts';
import { type Weekly, weeklyOf, wordsOf } from '../../../parts/weekly-hours.ts';
import { WeeklyHoursInputs } from '../../../parts/weekly-hours-inputs.tsx';
import type { InputProps } from './plain-inputs.tsx';

const officeHours = weeklyOf(
  Object.fromEntries(weekdays.map((day, index) => [day, index < 5 ? '09:00-17:00' : ''])) as Record<Weekday, string>,
);

/** Weekly hours, or always. */
export function HoursField(props: InputProps<'hours', Weekly | null | undefined>) {
  const { t } = useTranslation();
  const { label, hint, value, error, isReadOnly, onChange } = props;
  /** Days as typed since the field was drawn. */
  const [typed, setTyped] = useState<Partial<Record<Weekday, string>>>({});
  return (
    <Input.Wrapper error={error}>
      <Stack gap="xs">
        <Switch
          label={label}
          description={hint}
          disabled={isReadOnly}
          checked={Boolean(value)}
          onChange={(event) => onChange(event.currentTarget.checked ? officeHours : null)}
        />
        {value && (
          <WeeklyHoursInputs
            hint={t('agent_editor.hours_hint')}
            closed={t('agent_editor.closed_day')}
            inputProps={(day) => ({
              value: typed[day] ?? wordsOf(value[day]),
              readOnly: isReadOnly,
              onChange: (event: { currentTarget: HTMLInputElement }) => {
                const text = event.currentTarget.value;
                setTyped({ ...typed, [day]: text });
                const words = Object.fromEntries(weekdays.map((each) => [each, wordsOf(value[each])]));
                onChange(weeklyOf({ ...(words as Record<Weekday, string>), [day]: text }));
              },
            })}
          />
        )}
      </Stack>
    </Input.Wrapper>
  );
}
