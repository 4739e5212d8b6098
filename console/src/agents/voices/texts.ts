import { voice_picker as en } from '../../texts/en/voice-picker.ts';
import { voice_picker as sv } from '../../texts/sv/voice-picker.ts';
import { addPageTexts } from '../../texts/texts.ts';

addPageTexts({ en: { voice_picker: en }, sv: { voice_picker: sv } });
