import { Group, Text } from '@mantine/core';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import './start.css';

export const guideSteps = ['business', 'check', 'talk', 'live'] as const;
export type GuideStep = (typeof guideSteps)[number];

/** Steps of the guide, with the current one. */
export function Progress({ step }: { step: GuideStep }) {
  const { t } = useTranslation();
  const current = guideSteps.indexOf(step);
  return (
    <nav aria-label={t('start.progress')}>
      <ol className="guide-steps">
        {guideSteps.map((name, index) => {
          const isDone = index < current;
          const label = t(`start.steps.${name}`);
          return (
            <li key={name} aria-current={index === current ? 'step' : undefined} data-done={isDone || undefined}>
              <Group gap={8} wrap="nowrap">
                <span className="guide-number" aria-hidden>
                  {isDone ? <Check size={14} /> : index + 1}
                </span>
                <Text size="sm" fw={index === current ? 600 : 400} span>
                  {isDone ? <span aria-hidden>{label}</span> : label}
                  {isDone && <span className="unseen">{t('start.step_done', { step: label })}</span>}
                </Text>
              </Group>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
