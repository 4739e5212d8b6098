import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAgentDraft } from '../../draft/draft-context.tsx';
import type { InputProps } from './plain-inputs.tsx';

/** Field that is edited on another tab: its name, its hint and a link to that tab. */
export function ElsewhereField({ field, label, hint }: InputProps<'elsewhere', unknown>) {
  const { t } = useTranslation();
  const { agent } = useAgentDraft();
  return (
    <div>
      <Text size="sm" fw={500}>
        {label}
      </Text>
      <Text size="xs" c="dimmed">
        {hint}
      </Text>
      <Anchor
        size="sm"
        renderRoot={(props) => <Link {...props} to={`/agents/$agentId/${field.tab}`} params={{ agentId: agent.id }} />}
      >
        {t('agent_editor.open_tab', { tab: t(`agents.tabs.${field.tab}`) })}
      </Anchor>
    </div>
  );
}
