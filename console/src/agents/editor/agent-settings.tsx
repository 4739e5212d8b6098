import './texts.ts';
import './editor.css';
import { Anchor, Stack, Text, TextInput } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldGroups, fieldsOf } from './agent-fields.ts';
import type { FieldGroup } from './field-types.ts';
import { GroupCard } from './group-card.tsx';
import { useFieldText } from './use-field-text.ts';

/** All settings of an agent in groups, with a search over their names and hints. */
export function AgentSettings() {
  const { t } = useTranslation();
  const [sought, setSought] = useState('');
  const groups = useFoundGroups(sought);
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash.startsWith('field-')) return;
    const field = document.getElementById(hash);
    field?.closest('details')?.setAttribute('open', '');
    field?.scrollIntoView({ block: 'center' });
    field?.querySelector<HTMLElement>('input, textarea, select')?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <div className="agent-settings">
      <nav aria-label={t('agent_editor.groups_label')} className="agent-groups">
        <TextInput
          type="search"
          aria-label={t('agent_editor.find')}
          placeholder={t('agent_editor.find')}
          mb="sm"
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
        <Stack gap={2} visibleFrom="sm">
          {groups.map(({ name }) => (
            <Anchor key={name} href={`#group-${name}`} size="sm" className="agent-group-link">
              {t(`agent_editor.groups.${name}.title`)}
            </Anchor>
          ))}
        </Stack>
      </nav>
      <Stack gap="lg">
        {groups.length === 0 && <Text>{t('agent_editor.nothing_found')}</Text>}
        {groups.map((group) => (
          <GroupCard key={group.name} group={group} isOpen={sought !== ''} />
        ))}
      </Stack>
    </div>
  );
}

/** Groups with the fields that match; all of them while nothing is sought. */
function useFoundGroups(sought: string): FieldGroup[] {
  const { t } = useTranslation();
  const { labelOf, hintOf } = useFieldText();
  const words = sought.trim().toLocaleLowerCase();
  if (words === '') return [...fieldGroups];
  const isFound = (text: string) => text.toLocaleLowerCase().includes(words);
  return fieldGroups.flatMap((group) => {
    if (isFound(t(`agent_editor.groups.${group.name}.title`))) return [group];
    const fields = fieldsOf(group).filter(({ path }) => isFound(labelOf(path)) || isFound(hintOf(path)));
    return fields.length === 0 ? [] : [{ ...group, fields, advanced: [] }];
  });
}
