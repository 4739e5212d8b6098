import '../people/texts.ts';
import { Badge, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { languageChoices } from '../account/choices.ts';
import { api } from '../api/api.ts';
import { sessionQuery, useSession } from '../api/session.ts';
import { Card } from '../parts/card.tsx';
import { Facts } from '../parts/facts.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

/** How this person is called and written to, in every account they belong to. */
export function ProfileCard() {
  const { t, i18n } = useTranslation();
  const { user, tenant } = useSession();
  const queryClient = useQueryClient();
  const isConfirmed = user.email_verified;
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { name: user.name, language: user.language },
    validate: { name: (name) => (name.trim() === '' ? t('common.needed') : null) },
    async send(body) {
      await api.patch('/api/auth/me', { body });
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      notify(t('me.profile_saved'));
    },
  });
  return (
    <Card
      title={t('me.profile')}
      text={t('me.profile_text')}
      aside={
        <Badge color={isConfirmed ? 'green' : 'yellow'}>
          {t(isConfirmed ? 'me.email_verified' : 'me.email_unverified')}
        </Badge>
      }
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <TextInput label={t('sign_up.name')} required autoComplete="name" {...form.getInputProps('name')} />
          <NativeSelect
            label={t('shell.language')}
            description={t('me.language_hint')}
            data={languageChoices(i18n.language, user.language)}
            {...form.getInputProps('language')}
          />
          <Facts facts={[[t('people.role'), tenant && `${t(`roles.${tenant.role}`)}, ${tenant.name}`]]} />
          <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} />
        </Stack>
      </form>
    </Card>
  );
}
