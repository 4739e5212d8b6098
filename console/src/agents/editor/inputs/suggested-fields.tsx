import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/api.ts';
import { useDraftState } from '../../draft/draft-context.tsx';
import { type InputProps, textProps } from './plain-inputs.tsx';

const zones = Intl.supportedValuesOf('timeZone');

interface SuggestedProps extends Omit<InputProps<'text', string>, 'field'> {
  suggestions: readonly { value: string; label?: string }[];
}

/** A text with suggestions, which does not have to be one of them. */
export function SuggestedText(props: SuggestedProps) {
  const { value, onChange, suggestions } = props;
  const listId = useId();
  return (
    <>
      <TextInput
        {...textProps(props)}
        maw={420}
        maxLength={200}
        autoComplete="off"
        list={listId}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {suggestions.map((each) => (
          <option key={each.value} value={each.value} label={each.label} />
        ))}
      </datalist>
    </>
  );
}

export function TimeZoneField(props: InputProps<'time_zone', string>) {
  return <SuggestedText {...props} suggestions={zones.map((value) => ({ value }))} />;
}

/** Model of the chosen provider; those that this installation offers are suggested. */
export function ModelField(props: InputProps<'model', string>) {
  const { t } = useTranslation();
  const provider = useDraftState(({ history }) => history.present.llm.provider);
  const path = '/api/language-models';
  const { data } = useQuery({ queryKey: [path], queryFn: ({ signal }) => api.get(path, { signal }) });
  const offered = (data?.data ?? []).filter((option) => option.provider === provider);
  const suggestions = offered.map(({ model, server }) => ({
    value: model,
    ...(server !== null && { label: t('agent_editor.model_of_server', { model, server }) }),
  }));
  return <SuggestedText {...props} suggestions={suggestions} />;
}
