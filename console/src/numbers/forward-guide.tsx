import { Alert, Button, Code, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhoneNumber } from '../api/schemas.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { type ForwardingPhone, type ForwardingReason, forwardingCodes } from './forwarding-codes.ts';
import { WaitForCall } from './wait-for-call.tsx';

const phones = ['mobile', 'landline', 'american', 'switchboard'] as const;
const whens = ['always', 'unanswered', 'busy'] as const;

/** Says how to forward an existing number to one of these, and waits for the first call. */
export function ForwardGuide({ numbers, onBuy }: { numbers: readonly PhoneNumber[]; onBuy?: () => void }) {
  const { t } = useTranslation();
  const reachable = numbers.filter(({ provider, status }) => provider !== 'builtin' && status === 'active');
  const [chosen, setChosen] = useState(reachable[0]?.id);
  const number = reachable.find(({ id }) => id === chosen) ?? reachable[0];
  const [phone, setPhone] = useState<(typeof phones)[number]>('mobile');
  const [reason, setReason] = useState<ForwardingReason>('always');
  if (!number) return <NothingToForwardTo {...(onBuy && { onBuy })} />;
  return (
    <Stack>
      <Text>{t('numbers.forward_text')}</Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('numbers.forward_to')}
          value={number.id}
          data={reachable.map(({ id, number: value, label }) => ({
            value: id,
            label: label ? `${value} (${label})` : value,
          }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('numbers.forward_phone')}
          value={phone}
          data={phones.map((value) => ({ value, label: t(`numbers.phones.${value}`) }))}
          onChange={(event) => setPhone(event.currentTarget.value as typeof phone)}
        />
      </SimpleGrid>
      {phone === 'switchboard' ? (
        <DialLine text={t('numbers.forward_switchboard')} code={number.number} />
      ) : (
        <ForwardingSteps phone={phone} reason={reason} number={number.number} onReason={setReason} />
      )}
      <Text fw={600}>{t('numbers.forward_check')}</Text>
      <WaitForCall key={number.id} number={number} isForwarded />
    </Stack>
  );
}

function ForwardingSteps(props: {
  phone: ForwardingPhone;
  reason: ForwardingReason;
  number: string;
  onReason(reason: ForwardingReason): void;
}) {
  const { t } = useTranslation();
  const { on, off } = forwardingCodes(props.phone, props.reason, props.number);
  return (
    <>
      <NativeSelect
        label={t('numbers.forward_when')}
        value={props.reason}
        data={whens.map((value) => ({ value, label: t(`numbers.whens.${value}`) }))}
        onChange={(event) => props.onReason(event.currentTarget.value as ForwardingReason)}
      />
      <DialLine text={t('numbers.dial_code')} code={on} />
      <Text size="sm" c="dimmed">
        {t('numbers.cancel_code')} <Code>{off}</Code>
      </Text>
      <Text size="sm" c="dimmed">
        {props.phone === 'landline' && `${t('numbers.forward_country_hint')} `}
        {t('numbers.forward_other')}
      </Text>
    </>
  );
}

function DialLine({ text, code }: { text: string; code: string }) {
  return (
    <Stack gap={6}>
      <Text>{text}</Text>
      <Group gap="sm">
        <Code fz="lg" px="sm" py={6}>
          {code}
        </Code>
        <CopyButton text={code} />
      </Group>
    </Stack>
  );
}

function NothingToForwardTo({ onBuy }: { onBuy?: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert color="yellow" className="readable-alert" title={t('numbers.forward_none_title')}>
      <Stack gap="sm">
        {t('numbers.forward_none_text')}
        <Group gap="sm">
          {onBuy && (
            <Button size="xs" onClick={onBuy}>
              {t('numbers.kinds.buy')}
            </Button>
          )}
          <Button size="xs" variant="default" renderRoot={(rest) => <Link {...rest} to="/trunks" />}>
            {t('numbers.create_trunk')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
