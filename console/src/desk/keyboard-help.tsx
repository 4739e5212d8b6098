import { Kbd, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const keys = [
  ['claim', ['C']],
  ['next', ['J', '↓']],
  ['previous', ['K', '↑']],
  ['reply', ['R']],
  ['note', ['N']],
  ['canned', ['/']],
  ['transfer', ['T']],
  ['close', ['E']],
  ['send', ['Enter']],
  ['line', ['Shift', 'Enter']],
  ['leave', ['Esc']],
  ['help', ['?']],
] as const;

/** Which key does what at the desk. */
export function KeyboardHelp({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('desk.keys')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <dl className="desk-keys">
        {keys.map(([name, caps]) => (
          <div key={name}>
            <dt>{t(`desk.key_texts.${name}`)}</dt>
            <dd>
              {caps.map((cap) => (
                <Kbd key={cap}>{cap}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
