import { SimpleGrid, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Weekday, weekdays } from './weekdays.ts';

/** A field per weekday, with its hours as people write them. */
export function WeeklyHoursInputs(props: {
  hint: string;
  /** Placeholder of a day without hours. */
  closed: string;
  inputProps(day: Weekday): object;
}) {
  const { i18n } = useTranslation();
  // 5 January 2026 is a Monday.
  const dayName = (index: number) =>
    new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 5 + index));
  return (
    <>
      <Text size="sm" c="dimmed">
        {props.hint}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {weekdays.map((day, index) => (
          <TextInput
            key={day}
            label={dayName(index)}
            placeholder={props.closed}
            autoComplete="off"
            {...props.inputProps(day)}
          />
        ))}
      </SimpleGrid>
    </>
  );
}
