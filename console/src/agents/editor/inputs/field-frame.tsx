import { Stack, Text } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isSame, valueAt } from '../../draft/config-changes.ts';
import { useAgentDraft, useDraftState } from '../../draft/draft-context.tsx';

/** A field with the warnings of the stored agent about it. They disappear with a change of the field. */
export function FieldFrame({ path, children }: { path: string; children: ReactNode }) {
  const { t } = useTranslation();
  const { agent } = useAgentDraft();
  const parts = path.split('.');
  const isUnchanged = useDraftState(({ base, history }) =>
    isSame(valueAt(base, parts), valueAt(history.present, parts)),
  );
  const warnings = isUnchanged ? agent.warnings.filter((warning) => warning.path === `/${parts.join('/')}`) : [];
  return (
    <Stack gap={6} id={`field-${path}`} className="agent-field">
      {children}
      {warnings.map(({ code, provider, settings }) => (
        <Text key={code} size="sm" className="field-warning" role="note">
          <TriangleAlert size={15} aria-hidden />
          {t(`agent_warnings.${code}`, { provider, settings: settings.join(', ') })}
        </Text>
      ))}
    </Stack>
  );
}
