import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ResellerBranding } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import type { BrandApi } from './brand-api.ts';
import { BrandPicture } from './brand-picture.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { ColourField } from './colour-field.tsx';

const linkFields = ['website_url', 'support_email', 'support_url', 'terms_url', 'privacy_url', 'imprint_url'] as const;

/** Settings of a brand, with a preview beside them. */
export function BrandForm(props: {
  brand: ResellerBranding;
  brandApi: BrandApi;
  mayWrite: boolean;
  onSaved(saved: ResellerBranding): void;
}) {
  const { t } = useTranslation();
  const { brand, brandApi, mayWrite, onSaved } = props;
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: {
      name: brand.name,
      primary_color: brand.primary_color,
      website_url: brand.website_url ?? '',
      support_email: brand.support_email ?? '',
      support_url: brand.support_url ?? '',
      terms_url: brand.terms_url ?? '',
      privacy_url: brand.privacy_url ?? '',
      imprint_url: brand.imprint_url ?? '',
      mail_sender_name: brand.mail_sender_name ?? '',
      postal_address: brand.postal_address ?? '',
    },
    async send({ name, primary_color, ...optional }) {
      const filled = Object.fromEntries(Object.entries(optional).map(([key, value]) => [key, value.trim() || null]));
      onSaved(await brandApi.save({ name, primary_color, ...filled }));
      notify(t('branding.saved'));
    },
  });
  const picture = (kind: 'icon' | 'logo') => (
    <BrandPicture
      label={t(`branding.${kind}`)}
      hint={t(`branding.${kind}_hint`)}
      url={kind === 'logo' ? brand.logo_url : brand.icon_url}
      accept={kind === 'logo' ? 'image/png,image/jpeg,image/webp' : 'image/png'}
      upload={async (body) => onSaved(await brandApi.upload(kind, body))}
      remove={async () => onSaved(await brandApi.remove(kind))}
      isDisabled={!mayWrite}
    />
  );
  return (
    <div className="branding-columns">
      <form onSubmit={onSubmit} noValidate>
        <fieldset disabled={!mayWrite} className="plain-fieldset">
          <Stack gap="lg">
            <Card title={t('branding.look')}>
              <TextInput label={t('branding.name')} required maxLength={120} {...form.getInputProps('name')} />
              <ColourField {...form.getInputProps('primary_color')} />
              {picture('logo')}
              {picture('icon')}
            </Card>
            <Card title={t('branding.links')} text={t('branding.links_text')}>
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                {linkFields.map((name) => (
                  <TextInput
                    key={name}
                    label={t(`branding.${name}`)}
                    description={name === 'website_url' ? t('branding.website_hint') : undefined}
                    type={name === 'support_email' ? 'email' : 'url'}
                    placeholder={name === 'support_email' ? 'help@example.com' : 'https://'}
                    inputWrapperOrder={['label', 'input', 'description', 'error']}
                    {...form.getInputProps(name)}
                  />
                ))}
              </SimpleGrid>
            </Card>
            <Card title={t('branding.emails')}>
              <TextInput
                label={t('branding.mail_sender_name')}
                description={t('branding.mail_sender_hint')}
                maxLength={80}
                {...form.getInputProps('mail_sender_name')}
              />
              <TextInput
                label={t('branding.postal_address')}
                description={t('branding.postal_hint')}
                maxLength={300}
                {...form.getInputProps('postal_address')}
              />
            </Card>
            {mayWrite && <FormActions fault={fault} isSending={isSending} submitLabel={t('branding.save')} />}
          </Stack>
        </fieldset>
      </form>
      <BrandPreview
        name={form.values.name}
        colour={form.values.primary_color}
        logoUrl={brand.logo_url}
        iconUrl={brand.icon_url}
      />
    </div>
  );
}
