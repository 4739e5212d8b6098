import { ActionIcon, Button, Group, NumberInput, Paper, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PriceTiersReplace, WholesalePriceTiers } from '../../api/schemas.ts';
import { microsIn, readAmount, writeAmount } from '../../billing/format-money.ts';
import { notify } from '../../parts/notify.tsx';
import { ServerForm } from '../../parts/server-form.tsx';
import { useServerForm } from '../../parts/use-server-form.ts';

const prices = ['inbound_minute', 'outbound_minute', 'web_minute', 'chat_turn', 'message'] as const;
type Price = (typeof prices)[number];
const labels = {
  inbound_minute: 'plans.inbound',
  outbound_minute: 'plans.outbound',
  web_minute: 'plans.web',
  chat_turn: 'plans.chat_turn',
  message: 'plans.message',
} as const;

type TypedTier = Record<Price, string> & { minutes: number | string };
const freeTier: TypedTier = {
  minutes: 0,
  inbound_minute: '0',
  outbound_minute: '0',
  web_minute: '0',
  chat_turn: '0',
  message: '0',
};

/** Prices by tier of the month's call minutes. */
export function TiersForm(props: {
  tiers: WholesalePriceTiers | null;
  save(body: PriceTiersReplace): Promise<void>;
  onCancel(): void;
}) {
  const { tiers: set, save, onCancel } = props;
  const { t } = useTranslation();
  const serverForm = useServerForm({
    initialValues: { currency: set?.currency ?? 'EUR', valid_from: '', tiers: set?.tiers.map(typed) ?? [freeTier] },
    validate: {
      tiers: Object.fromEntries(
        prices.map((name) => [
          name,
          (text: number | string) => (readAmount(String(text), microsIn) === null ? t('plans.wrong_price') : null),
        ]),
      ),
    },
    fieldOf: tierFieldOf,
    async send({ currency, valid_from: from, tiers }) {
      await save({
        currency: currency.trim().toUpperCase(),
        ...(from !== '' && { valid_from: new Date(from).toISOString() }),
        tiers: tiers.map(sent),
      });
      notify(t('resellers.prices_saved'));
    },
  });
  const { form } = serverForm;
  return (
    <ServerForm of={serverForm} submitLabel={t('common.save')} onCancel={onCancel}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t('plans.currency')} maxLength={3} required {...form.getInputProps('currency')} />
        <TextInput
          label={t('resellers.valid_from')}
          description={t('resellers.valid_from_hint')}
          type="datetime-local"
          {...form.getInputProps('valid_from')}
        />
      </SimpleGrid>
      {form.values.tiers.map((_tier, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tier is its place, and has no other identity.
        <Paper key={at} component="fieldset" className="plain-fieldset">
          <Group justify="space-between" mb="xs">
            <Text component="legend" fw={550} size="sm">
              {t('resellers.tier_number', { number: at + 1 })}
            </Text>
            {at > 0 && (
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={t('resellers.remove_tier', { number: at + 1 })}
                onClick={() => form.removeListItem('tiers', at)}
              >
                <Trash2 size={16} aria-hidden />
              </ActionIcon>
            )}
          </Group>
          <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }}>
            <NumberInput
              label={t('resellers.tier')}
              min={0}
              disabled={at === 0}
              {...form.getInputProps(`tiers.${at}.minutes`)}
            />
            {prices.map((name) => (
              <TextInput
                key={name}
                label={t(labels[name])}
                inputMode="decimal"
                {...form.getInputProps(`tiers.${at}.${name}`)}
              />
            ))}
          </SimpleGrid>
        </Paper>
      ))}
      <Stack gap={4} align="flex-start">
        <Button
          variant="default"
          size="xs"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => form.insertListItem('tiers', nextTier(form.values.tiers))}
        >
          {t('resellers.add_tier')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('resellers.tier_hint')}
        </Text>
      </Stack>
    </ServerForm>
  );
}

/** A further tier begins as a copy of the last one, a thousand minutes later. */
function nextTier(tiers: readonly TypedTier[]): TypedTier {
  const last = tiers.at(-1) ?? freeTier;
  return { ...last, minutes: Number(last.minutes) + 1000 };
}

function typed(tier: WholesalePriceTiers['tiers'][number]): TypedTier {
  const amounts = prices.map((name) => [name, writeAmount(Number(tier[`${name}_micros`]), microsIn)] as const);
  return { ...(Object.fromEntries(amounts) as Record<Price, string>), minutes: tier.from_seconds / 60 };
}

function sent(tier: TypedTier): PriceTiersReplace['tiers'][number] {
  const micros = (name: Price) => String(readAmount(tier[name], microsIn) ?? 0);
  return {
    from_seconds: Math.round(Number(tier.minutes) * 60),
    inbound_minute_micros: micros('inbound_minute'),
    outbound_minute_micros: micros('outbound_minute'),
    web_minute_micros: micros('web_minute'),
    chat_turn_micros: micros('chat_turn'),
    message_micros: micros('message'),
  };
}

/** Field of a fault such as /tiers/1/message_micros. */
function tierFieldOf(pointer: string): string | null {
  const [, at, name] = /^\/tiers\/(\d+)\/(\w+)$/.exec(pointer) ?? [];
  if (at === undefined || name === undefined) return null;
  return `tiers.${at}.${name === 'from_seconds' ? 'minutes' : name.replace(/_micros$/, '')}`;
}
