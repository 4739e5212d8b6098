import { Button, Group, Paper, Stack, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, FlaskConical, Forward, type LucideIcon, Server, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhoneNumber } from '../api/schemas.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { BuyForm } from './buy-form.tsx';
import { ForwardGuide } from './forward-guide.tsx';
import { ImportForm } from './import-form.tsx';
import { connectionQuery } from './number-queries.ts';
import { useTestNumber } from './use-test-number.ts';

const icons = { test: FlaskConical, buy: ShoppingCart, trunk: Server, forward: Forward } satisfies Record<
  string,
  LucideIcon
>;
type Kind = keyof typeof icons;
const kinds = Object.keys(icons) as Kind[];

/** Ways to a number: a test number, a purchase, one of a trunk, or forwarding. */
export function AddNumber(props: {
  numbers: readonly PhoneNumber[];
  onDone(number: PhoneNumber): void;
  onClose(): void;
}) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<Kind | null>(null);
  const { data: connection } = useQuery(connectionQuery);
  const carriers = (connection?.carriers ?? []).filter((carrier) => carrier !== 'builtin');
  const test = useTestNumber(props.onDone);
  if (kind === null || kind === 'test') {
    return (
      <Stack gap="sm">
        <Text>{t('numbers.how')}</Text>
        {kinds.map((each) => (
          <KindChoice
            key={each}
            kind={each}
            text={
              each === 'buy' && carriers.length === 0
                ? t('numbers.kind_texts.buy_off')
                : t(`numbers.kind_texts.${each}`)
            }
            isDisabled={(each === 'buy' && carriers.length === 0) || test.isPending}
            onChoose={() => (each === 'test' ? test.mutate() : setKind(each))}
          />
        ))}
        <ErrorAlert error={test.error} />
      </Stack>
    );
  }
  return (
    <Stack>
      <Group>
        <Button
          size="xs"
          variant="subtle"
          leftSection={<ArrowLeft size={15} aria-hidden />}
          onClick={() => setKind(null)}
        >
          {t('common.back')}
        </Button>
        <Text fw={600}>{t(`numbers.kinds.${kind}`)}</Text>
      </Group>
      {kind === 'buy' && <BuyForm carriers={carriers} onDone={props.onDone} />}
      {kind === 'trunk' && <ImportForm onDone={props.onDone} onCancel={props.onClose} />}
      {kind === 'forward' && (
        <ForwardGuide numbers={props.numbers} {...(carriers.length > 0 && { onBuy: () => setKind('buy') })} />
      )}
    </Stack>
  );
}

function KindChoice(props: { kind: Kind; text: string; isDisabled: boolean; onChoose(): void }) {
  const { t } = useTranslation();
  const Icon = icons[props.kind];
  return (
    <Paper p={0} withBorder>
      <UnstyledButton w="100%" p="md" disabled={props.isDisabled} onClick={props.onChoose}>
        <Group wrap="nowrap" align="flex-start" gap="md">
          <Icon size={20} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
          <div>
            <Text fw={600} {...(props.isDisabled && { c: 'dimmed' })}>
              {t(`numbers.kinds.${props.kind}`)}
            </Text>
            <Text size="sm" c="dimmed">
              {props.text}
            </Text>
          </div>
        </Group>
      </UnstyledButton>
    </Paper>
  );
}
