import { Anchor, Stack, Text } from '@mantine/core';
import { contrastRatio, readableOn, textContrastMin } from '@parley/contract/browser/colour-contrast';
import { useTranslation } from 'react-i18next';
import { ColourInput } from '../widget/colour-input.tsx';
import '../widget/texts.ts';

const isColour = (text: string) => /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);

/** Colour of the brand with its contrast; one that is too light comes with the nearest that is not. */
export function ColourField(props: { value?: string; error?: React.ReactNode; onChange?(colour: string): void }) {
  const { t, i18n } = useTranslation();
  const { value = '', error, onChange = () => {} } = props;
  const ratio = isColour(value) ? contrastRatio(value, '#ffffff') : null;
  const shown = ratio?.toLocaleString(i18n.language, { maximumFractionDigits: 1 }) ?? '';
  const suggestion = ratio !== null && ratio < textContrastMin ? readableOn(value, '#ffffff', '#000000') : null;
  return (
    <Stack gap={4}>
      <ColourInput label={t('branding.color')} value={value} error={error} onChange={onChange} />
      <Text size="xs" c="dimmed">
        {t('branding.color_hint')}
      </Text>
      <Text size="sm" c={suggestion ? 'var(--mantine-color-error)' : 'dimmed'} aria-live="polite">
        {ratio !== null && t(suggestion ? 'branding.contrast_low' : 'branding.contrast_ok', { ratio: shown })}{' '}
        {suggestion && (
          <Anchor component="button" type="button" size="sm" onClick={() => onChange(suggestion)}>
            {t('branding.use_suggestion', { color: suggestion })}
          </Anchor>
        )}
      </Text>
    </Stack>
  );
}
