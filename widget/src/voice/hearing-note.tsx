import type { VoiceTexts } from './texts.ts';
import type { VoiceHearing } from './types.ts';

/** Note on speech recognition where it is limited: example questions, or that speech is not recognized at all. */
export function HearingNote({ hearing, texts }: { hearing: VoiceHearing | undefined; texts: VoiceTexts }) {
  switch (hearing?.vocabulary) {
    case 'none':
      return <p class="limited">{texts.unheard}</p>;
    case 'limited': {
      const examples = (hearing.examples ?? []).slice(0, 6);
      return (
        <div class="limited">
          <p>{examples.length > 0 ? texts.limited : texts.limitedOnly}</p>
          {examples.length > 0 && (
            <ul>
              {examples.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
          )}
        </div>
      );
    }
    default:
      return null;
  }
}
