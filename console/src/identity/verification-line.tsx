import { Badge, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import type { IdentityVerification } from '../api/schemas.ts';
import { Timestamp } from '../parts/timestamp.tsx';
import { ModeBadge } from './mode-badge.tsx';

const colors = { pending: 'blue', approved: 'green', declined: 'gray', expired: 'gray', failed: 'red' } as const;

/** Result of a verification; one in test mode is never green. */
export function VerificationState({ verification }: { verification: IdentityVerification }) {
  const { t } = useTranslation();
  const { state, mode, failure } = verification;
  return (
    <div>
      <Badge color={state === 'approved' && mode === 'test' ? 'yellow' : colors[state]}>
        {t(`identity.states.${state}`)}
      </Badge>
      {failure && <Text size="sm">{t(`identity.failures.${failure}`)}</Text>}
    </div>
  );
}

/** One verification of a conversation: who, by what, when, and until when it counts. */
export function VerificationLine({ verification }: { verification: IdentityVerification }) {
  const { t } = useTranslation();
  const {
    provider,
    mode,
    state,
    subject_hint: person,
    level,
    valid_until: until,
    finished_at: finished,
  } = verification;
  const isOver = until !== null && new Date(until) < new Date();
  return (
    <div>
      <Group gap="xs">
        <VerificationState verification={verification} />
        {mode === 'test' && <ModeBadge mode={mode} />}
        <Text size="sm">{t(`identity.providers.${provider}`)}</Text>
      </Group>
      <Text size="sm" c="dimmed">
        {[person, level].filter(Boolean).join(' · ')}
        {(person || level) && ' · '}
        <Timestamp at={finished ?? verification.created_at} />
        {state === 'approved' && until && (
          <>
            {' · '}
            {t(isOver ? 'identity.counted_until' : 'identity.counts_until')} <Timestamp at={until} />
          </>
        )}
      </Text>
      {state === 'approved' && mode === 'test' && <Text size="sm">{t('identity.test_proves_nothing')}</Text>}
    </div>
  );
}
