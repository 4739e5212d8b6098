import { Kbd, Modal, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session.ts';
import { openPlaces } from '../shell/places.ts';
import { goKeys } from './go-keys.ts';

const everywhere = [
  ['palette', ['Ctrl', 'K']],
  ['help', ['?']],
  ['close', ['Esc']],
] as const;

/** Which key does what on every page. */
export function ShortcutHelp({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation();
  const places = openPlaces(useSession());
  const go = Object.entries(goKeys).flatMap(([key, to]) => {
    const place = places.find((each) => each.to === to);
    return place ? [{ key, text: t(`navigation.${place.text}`) }] : [];
  });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('shortcuts.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="md">
        <Text fw={600}>{t('shortcuts.everywhere')}</Text>
        <dl className="shortcut-list">
          {everywhere.map(([name, caps]) => (
            <div key={name}>
              <dt>{t(`shortcuts.${name}`)}</dt>
              <dd>
                {caps.map((cap) => (
                  <Kbd key={cap}>{cap === 'Ctrl' && /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : cap}</Kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <Text fw={600}>{t('shortcuts.go')}</Text>
        <dl className="shortcut-list">
          {go.map(({ key, text }) => (
            <div key={key}>
              <dt>{text}</dt>
              <dd>
                <Kbd>G</Kbd> {t('shortcuts.followed_by')} <Kbd>{key.toUpperCase()}</Kbd>
              </dd>
            </div>
          ))}
        </dl>
        {places.some(({ to }) => to === '/desk') && <Text c="dimmed">{t('shortcuts.desk_hint')}</Text>}
      </Stack>
    </Modal>
  );
}
