import { Alert, Button, Group, List, Stack, Text, TextInput, ThemeIcon } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { SipTrunk, SipTrunkCheck } from '../api/schemas.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { loadRefusalWords, wordReason } from '../texts/refusals/refusal-words.ts';
import { trunkPath, useRefreshTrunks } from './trunk-queries.ts';

/** Checks a trunk step by step, at once where it opens after a save. */
export function CheckTrunk({
  trunk,
  isStarted = false,
  run = (body) => api.post(`${trunkPath}/check`, { path: { trunkId: trunk.id }, body }),
}: {
  trunk: SipTrunk;
  isStarted?: boolean;
  /** Default: checks a trunk of the account. */
  run?(body: { test_call_to?: string }): Promise<SipTrunkCheck>;
}) {
  const { t } = useTranslation();
  const refresh = useRefreshTrunks();
  const [number, setNumber] = useState('');
  const check = useMutation({
    mutationFn: async () => {
      const to = number.replace(/[\s()-]/g, '');
      const body = to === '' ? {} : { test_call_to: to };
      const [result] = await Promise.all([run(body), loadRefusalWords()]);
      return result;
    },
    onSettled: refresh,
  });
  const { mutate } = check;
  useEffect(() => {
    if (isStarted) mutate();
  }, [isStarted, mutate]);
  return (
    <Stack>
      <Text size="sm">{t('trunks.check_text')}</Text>
      <TextInput
        label={t('trunks.test_call_to')}
        description={t('trunks.test_call_hint')}
        type="tel"
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button loading={check.isPending} onClick={() => mutate()}>
          {t('trunks.check_now')}
        </Button>
      </Group>
      <ErrorAlert error={check.error} />
      {check.data && <CheckResult check={check.data} />}
    </Stack>
  );
}

function CheckResult({ check }: { check: SipTrunkCheck }) {
  const { t } = useTranslation();
  return (
    <Alert color={check.ok ? 'green' : 'red'} role="status" className="readable-alert">
      <Text fw={600}>{t(check.ok ? 'trunks.check_ok' : 'trunks.check_failed')}</Text>
      <List spacing="xs" mt="sm" center={false}>
        {check.steps.map(({ step, ok, detail, reason, params }) => (
          <List.Item
            key={step}
            icon={
              <ThemeIcon
                size={20}
                radius="xl"
                color={ok ? 'green.8' : 'red.8'}
                aria-label={t(ok ? 'trunks.step_ok' : 'trunks.step_failed')}
              >
                {ok ? <Check size={13} aria-hidden /> : <X size={13} aria-hidden />}
              </ThemeIcon>
            }
          >
            <Text fw={600} inherit>
              {t(`trunks.steps.${step}`)}
            </Text>
            <Text size="sm" className="breakable">
              {wordReason(reason, detail, params)}
            </Text>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
