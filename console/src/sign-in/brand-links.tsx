import './texts.ts';
import { Anchor, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { currentBrand } from '../shell/brand.ts';

/** Links of the brand below the sign-in: help, terms, privacy, legal notice. */
export function BrandLinks() {
  const { t } = useTranslation();
  const brand = currentBrand();
  if (!brand) return null;
  const help = brand.support_url ?? (brand.support_email && `mailto:${brand.support_email}`);
  const links = [
    ['help', help],
    ['terms', brand.terms_url],
    ['privacy', brand.privacy_url],
    ['imprint', brand.imprint_url],
  ] as const;
  const shown = links.filter(([, url]) => url);
  if (shown.length === 0) return null;
  return (
    <Group component="footer" justify="center" gap="md">
      {shown.map(([name, url]) => (
        <Anchor key={name} href={url ?? ''} size="sm" c="dimmed" underline="always">
          {t(`sign_in.${name}`)}
        </Anchor>
      ))}
    </Group>
  );
}
