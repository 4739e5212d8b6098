import './texts.ts';
import { Anchor, Box, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { titled } from '../shell/brand.ts';
import { BrandMark } from '../shell/brand-mark.tsx';
import { chooseLanguage, type Language, languages } from '../texts/texts.ts';
import { BrandLinks } from './brand-links.tsx';

/** The frame of every page without a session: one card. */
export function SignInFrame(props: { title: string; text?: ReactNode; children?: ReactNode; footer?: ReactNode }) {
  useDocumentTitle(titled(props.title));
  return (
    <Box component="main" className="sign-in">
      <Stack gap="lg" w="100%" maw={420}>
        <Group justify="center">
          <BrandMark />
        </Group>
        <Paper p="xl">
          <Stack gap="md">
            <div>
              <Title order={1}>{props.title}</Title>
              {props.text && (
                <Text c="dimmed" mt={6} component="div">
                  {props.text}
                </Text>
              )}
            </div>
            {props.children}
          </Stack>
        </Paper>
        {props.footer && (
          <Text ta="center" size="sm" component="div">
            {props.footer}
          </Text>
        )}
        <LanguageLinks />
        <BrandLinks />
      </Stack>
    </Box>
  );
}

function LanguageLinks() {
  const { t, i18n } = useTranslation();
  const others = (Object.keys(languages) as Language[]).filter((language) => language !== i18n.language);
  return (
    <Group component="nav" justify="center" aria-label={t('shell.language')}>
      {others.map((language) => (
        <Anchor
          key={language}
          component="button"
          type="button"
          size="sm"
          lang={language}
          onClick={() => void chooseLanguage(language)}
        >
          {languages[language]}
        </Anchor>
      ))}
    </Group>
  );
}
