import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SpeechModel } from '../api/schemas.ts';
import { languageName } from '../parts/locale.ts';
import { formatMegabytes } from './format-bytes.ts';

/** Purpose, size, licence and source of a speech model. */
export function SpeechModelName({ model }: { model: SpeechModel }) {
  const { t, i18n } = useTranslation();
  const languages = model.languages.map((language) => languageName(language, i18n.language)).join(', ');
  const size = formatMegabytes(model.bytes, i18n.language);
  return (
    <div>
      <Text fw={600} inherit>
        {t('models.about', { kind: t(`models.kinds.${model.kind}`), languages })}
      </Text>
      <Text size="sm" className="mono">
        {model.id}
      </Text>
      <Text size="sm" c="dimmed">
        {t('models.size', { size, licence: model.licence })}
      </Text>
      <Anchor size="sm" href={model.source_url} target="_blank" rel="noreferrer">
        {t('models.from', { host: new URL(model.source_url).host })}
      </Anchor>
    </div>
  );
}
