import { List, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './live-texts.ts';

const builders = ['html', 'wordpress', 'wix', 'squarespace', 'shopify', 'webflow'] as const;
type Builder = (typeof builders)[number];

/** Steps to add the embed code with the builder of the site. */
export function SiteGuides() {
  const { t } = useTranslation();
  const [builder, setBuilder] = useState<Builder>('html');
  return (
    <Stack gap="sm" component="section" aria-label={t('start.guides')}>
      <NativeSelect
        label={t('start.builder')}
        value={builder}
        data={builders.map((value) => ({ value, label: t(`site_guides.${value}.name`) }))}
        onChange={(event) => setBuilder(event.currentTarget.value as Builder)}
      />
      <List type="ordered" size="sm" spacing={4} aria-live="polite">
        {t(`site_guides.${builder}.steps`)
          .split('\n')
          .map((step) => (
            <List.Item key={step}>{step}</List.Item>
          ))}
      </List>
    </Stack>
  );
}
