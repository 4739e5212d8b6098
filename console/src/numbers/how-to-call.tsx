import { Alert, Code, Group, List, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PhoneConnection, PhoneNumber } from '../api/schemas.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { connectionQuery } from './number-queries.ts';
import { softphoneAddress, takesOwnMachineOnly } from './softphone-address.ts';
import { WaitForCall } from './wait-for-call.tsx';

/** Says how to call a number, waits for the call, and says how it goes. */
export function HowToCall({ number }: { number: PhoneNumber }) {
  const { t } = useTranslation();
  return (
    <Stack>
      {number.provider === 'builtin' ? (
        <SoftphoneSteps number={number.number} />
      ) : (
        <Text>{t('numbers.any_phone', { number: number.number })}</Text>
      )}
      <WaitForCall number={number} />
    </Stack>
  );
}

function SoftphoneSteps({ number }: { number: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(connectionQuery);
  if (error) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loader size="sm" aria-hidden />;
  if (!data.sip) {
    return (
      <Alert color="yellow" className="readable-alert">
        {t(`numbers.line_states.${data.sip_fault === null ? 'no_sip' : 'sip_failed'}`)} {data.sip_fault}
      </Alert>
    );
  }
  const address = softphoneAddress(number, data.sip, location.hostname);
  return (
    <Stack gap="sm">
      <List type="ordered" spacing="xs">
        <List.Item>{t('numbers.softphone_steps.one')}</List.Item>
        <List.Item>
          {t('numbers.softphone_steps.two')}
          <Group gap="sm" mt={6}>
            <Code>{address}</Code>
            <CopyButton text={address} />
          </Group>
        </List.Item>
        <List.Item>{t('numbers.softphone_steps.three')}</List.Item>
      </List>
      <Text size="sm" c="dimmed">
        <AllowedPhones sip={data.sip} />
      </Text>
    </Stack>
  );
}

function AllowedPhones({ sip }: { sip: NonNullable<PhoneConnection['sip']> }) {
  const { t } = useTranslation();
  if (takesOwnMachineOnly(sip)) return t('numbers.softphone_own_machine');
  return t('numbers.softphone_networks', { networks: sip.local_networks.join(', ') });
}
