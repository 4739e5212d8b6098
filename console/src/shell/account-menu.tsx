import { Avatar, Menu, Text, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Check, Languages, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { useSession } from '../api/session.ts';
import { clearDrafts } from '../desk/conversation/drafts.ts';
import { notifyError } from '../parts/notify.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';
import { consoleRoot } from '../paths.ts';
import { clearProfileDrafts } from '../start/draft-storage.ts';
import { chooseLanguage, type Language, languages } from '../texts/texts.ts';

const schemes = [
  { value: 'auto', icon: Monitor },
  { value: 'light', icon: Sun },
  { value: 'dark', icon: Moon },
] as const;

/** Menu of the signed-in person: account page, appearance, language, sign out. */
export function AccountMenu({ onGo }: { onGo(): void }) {
  const { t, i18n } = useTranslation();
  const { user } = useSession();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const errorMessage = useErrorMessage();
  async function logOut() {
    try {
      await api.post('/api/auth/logout', { isAnonymous: true });
      clearDrafts();
      clearProfileDrafts();
      location.assign(`${consoleRoot}/login`);
    } catch (error) {
      notifyError(errorMessage(error));
    }
  }
  return (
    <Menu width={240} position="top-start">
      <Menu.Target>
        <UnstyledButton className="tenant tenant-button" aria-label={t('shell.account_menu', { name: user.name })}>
          <Avatar size={32} color="blue" name={user.name} variant="filled" aria-hidden />
          <div className="tenant-name">
            <Text size="sm" fw={600} truncate>
              {user.name}
            </Text>
            <Text size="xs" c="dimmed" truncate>
              {user.email}
            </Text>
          </div>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/me" leftSection={<UserRound size={16} aria-hidden />} onClick={onGo}>
          {t('shell.my_account')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('shell.appearance')}</Menu.Label>
        {schemes.map(({ value, icon: Icon }) => (
          <Menu.Item
            key={value}
            closeMenuOnClick={false}
            leftSection={<Icon size={16} aria-hidden />}
            rightSection={colorScheme === value ? <Check size={16} aria-label={t('common.chosen')} /> : null}
            onClick={() => setColorScheme(value)}
          >
            {t(`shell.scheme_${value}`)}
          </Menu.Item>
        ))}
        <Menu.Label>{t('shell.language')}</Menu.Label>
        {(Object.keys(languages) as Language[]).map((language) => (
          <Menu.Item
            key={language}
            lang={language}
            leftSection={<Languages size={16} aria-hidden />}
            rightSection={i18n.language === language ? <Check size={16} aria-label={t('common.chosen')} /> : null}
            onClick={() => void chooseLanguage(language)}
          >
            {languages[language]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<LogOut size={16} aria-hidden />} onClick={() => void logOut()}>
          {t('shell.log_out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
