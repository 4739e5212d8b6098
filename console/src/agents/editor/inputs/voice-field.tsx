import { LazyVoiceControls } from '../../voices/lazy-voice-controls.tsx';
import type { InputProps } from './plain-inputs.tsx';
import { SuggestedText } from './suggested-fields.tsx';

/** Voice by its id at the provider, with the list of those there are and a preview. */
export function VoiceField(props: InputProps<'voice', string>) {
  return (
    <div>
      <SuggestedText {...props} suggestions={[]} />
      <LazyVoiceControls isReadOnly={props.isReadOnly} />
    </div>
  );
}
