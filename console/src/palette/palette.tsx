import '@mantine/spotlight/styles.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Command, type CommandGroup, useCommands } from './use-commands.ts';

const groupOrder: readonly CommandGroup[] = ['actions', 'pages', 'agents', 'calls', 'chats', 'people'];
const [store, spotlight] = createSpotlight();

/** Lets the keyboard scroll the list. It is a scroll area, whose properties the type of the list leaves out. */
const scrollable: object = { viewportProps: { tabIndex: 0 } };

/** Command palette: search over pages, things and actions that this person may use. */
export function Palette({ onClose, onHelp }: { onClose(): void; onHelp(): void }) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const { commands, isSearching } = useCommands(query, onHelp);
  useEffect(() => spotlight.open(), []);
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      onSpotlightClose={onClose}
      scrollable
      maxHeight={420}
      attributes={{ content: { 'aria-label': t('palette.label') } }}
    >
      <Spotlight.Search
        placeholder={t('palette.placeholder')}
        aria-label={t('palette.label')}
        leftSection={<Search size={18} aria-hidden />}
        onKeyDown={({ key }) => key === 'Enter' && openFirst()}
      />
      <Spotlight.ActionsList {...scrollable}>
        {groupOrder.map((group) => {
          const found = commands.filter((command) => command.group === group);
          return (
            found.length > 0 && (
              <Spotlight.ActionsGroup key={group} label={t(`palette.groups.${group}`)}>
                {found.map((command) => (
                  <CommandRow key={command.id} command={command} />
                ))}
              </Spotlight.ActionsGroup>
            )
          );
        })}
        {commands.length === 0 && (
          <Spotlight.Empty>{t(isSearching ? 'palette.searching' : 'palette.nothing')}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** Opens the first result where none is marked: the library marks one as a person types, not as the server's arrive. */
function openFirst(): void {
  const list = document.getElementById(store.getState().listId);
  if (!list?.querySelector('[data-selected]')) list?.querySelector<HTMLElement>('[data-action]')?.click();
}

function CommandRow({ command }: { command: Command }) {
  const { icon: Icon, label, description, run } = command;
  return (
    <Spotlight.Action
      label={label}
      {...(description !== undefined && { description })}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={run}
    />
  );
}
