import { Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Sign-in page and footer of a chat as they will look. A drawing: nothing in it can be used. */
export function BrandPreview(brand: { name: string; colour: string; logoUrl: string | null; iconUrl: string | null }) {
  const { t } = useTranslation();
  const { name, colour, logoUrl, iconUrl } = brand;
  return (
    <section className="branding-aside" aria-label={t('branding.preview')}>
      <Title order={2} mb="sm">
        {t('branding.preview')}
      </Title>
      <Paper p="xl" className="brand-preview" aria-hidden>
        <Stack gap="md" align="stretch">
          {logoUrl ? (
            <img src={logoUrl} alt="" className="brand-logo" />
          ) : (
            <div className="brand-preview-name">
              {iconUrl ? (
                <img src={iconUrl} alt="" width={30} height={30} />
              ) : (
                <span className="brand-letter" style={{ background: colour }}>
                  {[...name][0]?.toUpperCase()}
                </span>
              )}
              <Text fw={700} fz="lg" truncate>
                {name}
              </Text>
            </div>
          )}
          <Text fw={650} fz="xl">
            {t('branding.preview_sign_in')}
          </Text>
          <div className="brand-preview-field">{t('branding.preview_email')}</div>
          <div className="brand-preview-field">{t('branding.preview_password')}</div>
          <div className="brand-preview-button" style={{ background: colour }}>
            {t('branding.preview_sign_in')}
          </div>
          <Text size="xs" c="dimmed" ta="center" truncate>
            {t('branding.preview_chat', { name })}
          </Text>
        </Stack>
      </Paper>
    </section>
  );
}
