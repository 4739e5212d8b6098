import { Badge, Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session.ts';
import { Card } from '../parts/card.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { ReauthenticateForm } from './reauthenticate-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';

/** Two-factor log-in: turning it on and off, and new recovery codes. */
export function SecondFactorCard() {
  const { t } = useTranslation();
  const { user } = useSession();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<'set-up' | 'codes' | 'turn-off' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isOn = user.second_factor_enabled;
  const close = () => {
    setAsked(null);
    setCodes(null);
    void queryClient.invalidateQueries({ queryKey: ['session'] });
  };
  return (
    <Card
      title={t('two_factor.title')}
      text={t('two_factor.text')}
      aside={<Badge color={isOn ? 'green' : 'gray'}>{t(isOn ? 'two_factor.on' : 'two_factor.off')}</Badge>}
    >
      <Group>
        {isOn ? (
          <>
            <Button variant="default" onClick={() => setAsked('codes')}>
              {t('two_factor.new_codes')}
            </Button>
            <Button variant="default" onClick={() => setAsked('turn-off')}>
              {t('two_factor.turn_off')}
            </Button>
          </>
        ) : (
          <Button onClick={() => setAsked('set-up')}>{t('two_factor.set_up')}</Button>
        )}
      </Group>
      <FormDialog isOpen={asked === 'set-up'} title={t('two_factor.set_up')} onClose={close}>
        <SetUpSecondFactor onClose={close} />
      </FormDialog>
      <FormDialog isOpen={asked === 'turn-off'} title={t('two_factor.turn_off')} onClose={close}>
        <ReauthenticateForm
          path="/api/auth/two-factor/disable"
          submitLabel={t('two_factor.turn_off')}
          onDone={close}
          onCancel={close}
        />
      </FormDialog>
      <FormDialog isOpen={asked === 'codes'} title={t('two_factor.new_codes')} onClose={close}>
        {codes === null ? (
          <ReauthenticateForm
            path="/api/auth/two-factor/recovery-codes"
            submitLabel={t('two_factor.new_codes')}
            onDone={(answer) => setCodes(answer?.recovery_codes ?? null)}
            onCancel={close}
          />
        ) : (
          <RecoveryCodes codes={codes} onClose={close} />
        )}
      </FormDialog>
    </Card>
  );
}
