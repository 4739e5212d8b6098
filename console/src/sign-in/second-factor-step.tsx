import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CodeForm } from './code-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** The second half of a log-in. */
export function SecondFactorStep(props: { challenge: string; onDone(): void; onBack(): void }) {
  const { t } = useTranslation();
  return (
    <SignInFrame title={t('second_factor.title')} text={t('second_factor.text')}>
      <CodeForm
        challenge={props.challenge}
        onDone={props.onDone}
        actions={(isSending) => (
          <>
            <Button type="submit" loading={isSending} size="md">
              {t('sign_in.submit')}
            </Button>
            <Button variant="subtle" onClick={props.onBack}>
              {t('common.back')}
            </Button>
          </>
        )}
      />
    </SignInFrame>
  );
}
