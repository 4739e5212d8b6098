import { Group, Stack, Switch } from '@mantine/core';
import { useFieldText } from '../use-field-text.ts';
import type { HasControl } from './control-props.ts';
import type { InputProps } from './plain-inputs.tsx';

type Bounds = Readonly<Record<string, number>>;

/** Bounds a group starts with: those of a new agent. */
const first: Bounds = { min_words: 1, min_ms: 300 };

/** Other bounds for one state of the agent, or none. */
export function ThresholdField(props: InputProps<'threshold', Bounds | undefined> & HasControl) {
  const { field, label, hint, value, error, isReadOnly, onChange, path, control: Control } = props;
  const { labelOf, hintOf } = useFieldText();
  return (
    <Stack gap="xs">
      <Switch
        label={label}
        description={hint}
        error={error}
        disabled={isReadOnly}
        checked={value !== undefined}
        onChange={(event) => onChange(event.currentTarget.checked ? first : undefined)}
      />
      {value !== undefined && (
        <Group grow align="flex-start" pl="lg">
          {field.inner.map((inner) => {
            const at = `${path}.${inner.path}`;
            return (
              <Control
                key={inner.path}
                field={inner}
                path={at}
                label={labelOf(at)}
                hint={hintOf(at)}
                value={value[inner.path]}
                error={null}
                isReadOnly={isReadOnly}
                onChange={(next) => onChange({ ...value, [inner.path]: next as number })}
              />
            );
          })}
        </Group>
      )}
    </Stack>
  );
}
