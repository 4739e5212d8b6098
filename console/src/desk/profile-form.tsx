import { Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { PictureInput } from '../parts/picture-input.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { PersonMark } from './customer/person-mark.tsx';
import { useDesk, useDeskState } from './use-desk.tsx';

/** The name and the picture by which visitors see this person. The picture is saved at once. */
export function ProfileForm({ onDone }: { onDone(): void }) {
  const { t } = useTranslation();
  const desk = useDesk();
  const { user } = useSession();
  const own = useDeskState((state) => state.operators[user.id]);
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { display_name: own && own.name !== user.name ? own.name : '' },
    async send({ display_name }) {
      const status = desk.getState().operators[user.id]?.status ?? 'offline';
      await desk.setStanding({ status, display_name: display_name.trim() || null });
      notify(t('desk.profile_saved'));
      onDone();
    },
  });
  const name = form.values.display_name.trim() || user.name;
  const url = own?.avatar_url ?? '';
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <div className="desk-profile">
          <PersonMark name={name} pictureUrl={url} />
          <div className="desk-customer-who">
            <Text fw={650} truncate>
              {name}
            </Text>
            <Text size="xs" c="dimmed">
              {t('desk.profile_text')}
            </Text>
          </div>
        </div>
        <PictureInput
          label={t('desk.own_picture')}
          url={url}
          empty={<PersonMark name={name} />}
          upload={desk.setPicture}
          remove={desk.removePicture}
        />
        <TextInput
          label={t('desk.display_name')}
          description={t('desk.display_name_hint', { name: user.name })}
          placeholder={user.name}
          maxLength={80}
          data-autofocus
          {...form.getInputProps('display_name')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} onCancel={onDone} />
      </Stack>
    </form>
  );
}
