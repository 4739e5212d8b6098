import { ActionIcon, Button, Menu, Text, UnstyledButton } from '@mantine/core';
import { ArrowUp, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { sectionAt, sectionsOf, withSection, withSectionUp } from './sections.ts';

/** Sections that most instructions need. */
const suggestions = ['role', 'hours', 'prices', 'services', 'directions', 'ask', 'never', 'handover'] as const;

/** Headings of the instructions: jumped to, moved up, and added from suggestions. */
export function Outline(props: {
  text: string;
  /** Place of the cursor, whose section is marked. */
  place: number;
  isReadOnly: boolean;
  onJump(place: number): void;
  onChange(text: string, place: number): void;
}) {
  const { t } = useTranslation();
  const { text, isReadOnly, onJump, onChange } = props;
  const sections = sectionsOf(text);
  const here = sectionAt(sections, props.place);
  const top = Math.min(...sections.map(({ level }) => level));
  return (
    <nav aria-label={t('agents.outline')} className="outline">
      <Text size="sm" fw={600} mb={4}>
        {t('agents.outline')}
      </Text>
      {sections.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('agents.outline_empty')}
        </Text>
      )}
      <ul className="plain-list">
        {sections.map((section, index) => {
          const moved = isReadOnly ? text : withSectionUp(text, section);
          return (
            <li key={section.start} className="outline-row" data-level={Math.min(section.level - top, 2)}>
              <UnstyledButton
                className="outline-link"
                aria-current={section.start === here?.start ? 'location' : undefined}
                onClick={() => onJump(section.start)}
              >
                {section.title}
              </UnstyledButton>
              {moved !== text && (
                <ActionIcon
                  size="sm"
                  aria-label={t('agents.section_up', { title: section.title })}
                  onClick={() => onChange(moved, sections[index - 1]?.start ?? 0)}
                >
                  <ArrowUp size={14} aria-hidden />
                </ActionIcon>
              )}
            </li>
          );
        })}
      </ul>
      {!isReadOnly && (
        <Menu position="bottom-start" withinPortal>
          <Menu.Target>
            <Button size="xs" variant="default" mt="xs" leftSection={<Plus size={14} aria-hidden />}>
              {t('agents.section_add')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {suggestions.map((name) => (
              <Menu.Item
                key={name}
                onClick={() => {
                  const section = {
                    title: t(`agents.sections.${name}.title`),
                    body: t(`agents.sections.${name}.body`),
                  };
                  const added = withSection(text, section);
                  onChange(added.text, added.place);
                }}
              >
                {t(`agents.sections.${name}.title`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </nav>
  );
}
