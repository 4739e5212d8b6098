import { useTranslation } from 'react-i18next';
import type { CallDetail } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { Facts } from '../parts/facts.tsx';
import { localeOf } from '../parts/locale.ts';

/** Facts of a call: number, agent, duration and end. */
export function CallFacts({ call }: { call: CallDetail }) {
  const { t, i18n } = useTranslation();
  const {
    duration_seconds: duration,
    transfer,
    end_reason: reason,
    model_tokens: tokens,
    ai_disclosed_at: disclosed,
    // As a CRM knows the caller.
    dynamic_variables: { caller_company: company = null, caller_email: email = null },
  } = call;
  const e2e = call.latency?.e2e;
  const started = call.started_at ?? call.created_at;
  const exact = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'medium', timeStyle: 'medium' });
  const { format: number } = new Intl.NumberFormat(localeOf(i18n.language));
  return (
    <Card title={t('call.facts')}>
      <Facts
        facts={[
          [t('call.number'), call.phone_number],
          [t('call.company'), company],
          [t('call.email'), email],
          [t('call.direction'), t(`call_states.directions.${call.direction}`)],
          [
            t('call.agent'),
            call.agent_version === null
              ? call.agent
              : t('call.agent_version', { name: call.agent, version: call.agent_version }),
          ],
          [t('call.started'), exact.format(new Date(started))],
          [t('call.disclosed'), disclosed && exact.format(new Date(disclosed))],
          [
            t('call.duration'),
            duration === null
              ? null
              : duration < 60
                ? t('call.seconds', { count: duration })
                : t('call.minutes', { minutes: Math.floor(duration / 60), seconds: duration % 60 }),
          ],
          [t('call.end'), reason && t(`call.end_reasons.${reason}`)],
          [
            t('call.transfer'),
            transfer &&
              t('call.transfer_to', {
                destination: transfer.destination,
                outcome: t(`call.outcomes.${transfer.outcome}`),
              }),
          ],
          [t('call.latency'), e2e ? t('call.latency_text', e2e) : null],
          [
            t('call.tokens'),
            tokens && tokens.input > 0
              ? t('call.tokens_text', { input: number(tokens.input), output: number(tokens.output) })
              : null,
          ],
        ]}
      />
    </Card>
  );
}
