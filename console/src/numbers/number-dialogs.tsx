import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { PhoneNumber } from '../api/schemas.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { AssignForm } from './assign-form.tsx';
import { CallMe } from './call-me.tsx';
import { ForwardGuide } from './forward-guide.tsx';
import { HowToCall } from './how-to-call.tsx';
import type { NumberDialog } from './number-actions.tsx';
import { numberPath, useRefreshNumbers } from './number-queries.ts';
import { SettingsForm } from './settings-form.tsx';

/** The open dialog of a number. */
export function NumberDialogs(props: { number: PhoneNumber | null; dialog: NumberDialog | null; onClose(): void }) {
  const { t } = useTranslation();
  const refresh = useRefreshNumbers();
  const { number, dialog, onClose } = props;
  if (!number) return null;
  const values = { number: number.number };
  return (
    <>
      <FormDialog isOpen={dialog === 'assign'} title={t('numbers.assign_of', values)} onClose={onClose}>
        <AssignForm number={number} onClose={onClose} />
      </FormDialog>
      <FormDialog isOpen={dialog === 'call'} title={t('numbers.call_title', values)} size="lg" onClose={onClose}>
        <HowToCall number={number} />
      </FormDialog>
      <FormDialog isOpen={dialog === 'call_me'} title={t('numbers.call_me')} onClose={onClose}>
        <CallMe number={number} onClose={onClose} />
      </FormDialog>
      <FormDialog isOpen={dialog === 'forward'} title={t('numbers.forward')} size="lg" onClose={onClose}>
        <ForwardGuide numbers={[number]} />
      </FormDialog>
      <FormDialog isOpen={dialog === 'settings'} title={t('numbers.settings_of', values)} onClose={onClose}>
        <SettingsForm number={number} onClose={onClose} />
      </FormDialog>
      <ConfirmDialog
        isOpen={dialog === 'release'}
        title={t('numbers.release_title', values)}
        confirmLabel={t('numbers.release')}
        isDangerous
        run={async () => {
          await api.post(`${numberPath}/release`, { path: { numberId: number.id } });
          notify(t('numbers.released'));
          await refresh();
        }}
        onClose={onClose}
      >
        {t(`numbers.release_texts.${number.source}`)}
      </ConfirmDialog>
    </>
  );
}
