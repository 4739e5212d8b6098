import type { ReactNode } from 'react';
import { useFieldText } from '../use-field-text.ts';
import type { ControlProps } from './control-props.ts';
import { ElsewhereField } from './elsewhere-field.tsx';
import { EventsField } from './events-field.tsx';
import { HoursField } from './hours-field.tsx';
import { LanguageField } from './language-field.tsx';
import { MapField } from './map-field.tsx';
import {
  AddressField,
  AutomaticField,
  ChoiceField,
  LongTextField,
  NumberField,
  SliderField,
  SwitchField,
  TextField,
} from './plain-inputs.tsx';
import { RowsField } from './rows-field.tsx';
import { ModelField, TimeZoneField } from './suggested-fields.tsx';
import { ThresholdField } from './threshold-field.tsx';
import { ToolsField } from './tools-field.tsx';
import { VoiceField } from './voice-field.tsx';
import { WordsField } from './words-field.tsx';

/** The input of a field. The kind of a field says which type its value has in the contract. */
export function FieldControl({ path, ...props }: ControlProps): ReactNode {
  const { choiceOf } = useFieldText();
  // Values are as the API answered them: their types follow from the kind.
  const typed = props as never;
  switch (props.field.kind) {
    case 'text':
      return <TextField {...(typed as Parameters<typeof TextField>[0])} />;
    case 'address':
      return <AddressField {...(typed as Parameters<typeof AddressField>[0])} />;
    case 'long':
      return <LongTextField {...(typed as Parameters<typeof LongTextField>[0])} />;
    case 'number':
      return <NumberField {...(typed as Parameters<typeof NumberField>[0])} />;
    case 'slider':
      return <SliderField {...(typed as Parameters<typeof SliderField>[0])} />;
    case 'switch':
      return <SwitchField {...(typed as Parameters<typeof SwitchField>[0])} />;
    case 'automatic':
      return <AutomaticField {...(typed as Parameters<typeof AutomaticField>[0])} />;
    case 'choice':
      return (
        <ChoiceField {...(typed as Parameters<typeof ChoiceField>[0])} nameOf={(value) => choiceOf(path, value)} />
      );
    case 'words':
      return <WordsField {...(typed as Parameters<typeof WordsField>[0])} />;
    case 'map':
      return <MapField {...(typed as Parameters<typeof MapField>[0])} />;
    case 'hours':
      return <HoursField {...(typed as Parameters<typeof HoursField>[0])} />;
    case 'rows':
      return <RowsField {...(typed as Parameters<typeof RowsField>[0])} path={path} control={FieldControl} />;
    case 'threshold':
      return <ThresholdField {...(typed as Parameters<typeof ThresholdField>[0])} path={path} control={FieldControl} />;
    case 'language':
      return <LanguageField {...(typed as Parameters<typeof LanguageField>[0])} />;
    case 'time_zone':
      return <TimeZoneField {...(typed as Parameters<typeof TimeZoneField>[0])} />;
    case 'model':
      return <ModelField {...(typed as Parameters<typeof ModelField>[0])} />;
    case 'voice':
      return <VoiceField {...(typed as Parameters<typeof VoiceField>[0])} />;
    case 'tools':
      return <ToolsField {...(typed as Parameters<typeof ToolsField>[0])} />;
    case 'events':
      return <EventsField {...(typed as Parameters<typeof EventsField>[0])} />;
    case 'elsewhere':
      return <ElsewhereField {...(typed as Parameters<typeof ElsewhereField>[0])} />;
  }
}
