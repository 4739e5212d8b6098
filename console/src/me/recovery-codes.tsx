import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../parts/copy-button.tsx';

/** The codes that open the account when the phone is gone, the only time they are shown. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const { t } = useTranslation();
  const text = codes.join('\n');
  return (
    <Stack>
      <Text>{t('two_factor.codes_text')}</Text>
      <Code block className="secret" tabIndex={0} aria-label={t('two_factor.codes')}>
        {text}
      </Code>
      <Alert icon={<KeyRound size={18} aria-hidden />} color="yellow" className="readable-alert">
        {t('common.shown_once')}
      </Alert>
      <Group justify="flex-end">
        <CopyButton text={text} />
        <Button onClick={onClose}>{t('common.kept_it')}</Button>
      </Group>
    </Stack>
  );
}
