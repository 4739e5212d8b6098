import { Group, SimpleGrid, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../parts/back-link.tsx';
import { Page } from '../parts/page.tsx';
import { SecretDialog } from '../parts/secret-dialog.tsx';
import { type CreatableType, creatableTypes } from './tool-draft.ts';
import { ToolForm } from './tool-form.tsx';
import { typeIcons } from './type-icons.ts';
import './texts.ts';

/** First what kind of tool, then the tool. */
export function NewToolPage() {
  const { type } = useSearch({ from: '/shell/tools/new' });
  return type === undefined ? <ChooseType /> : <CreateTool type={type} />;
}

function ChooseType() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('tools.new')}
      description={t('tools.choose_type')}
      before={<BackLink to="/tools" label={t('tools.title')} />}
      isNarrow
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {creatableTypes.map((type) => {
          const Icon = typeIcons[type];
          return (
            <Link key={type} to="/tools/new" search={{ type }} className="choice-card">
              <Group gap="md" wrap="nowrap" align="flex-start">
                <Icon size={22} aria-hidden className="choice-icon" />
                <div>
                  <Text fw={600}>{t(`tool_types.${type}`)}</Text>
                  <Text size="sm" c="dimmed">
                    {t(`tool_type_texts.${type}`)}
                  </Text>
                </div>
              </Group>
            </Link>
          );
        })}
      </SimpleGrid>
    </Page>
  );
}

function CreateTool({ type }: { type: CreatableType }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null);
  const show = (toolId: string) => void navigate({ to: '/tools/$toolId', params: { toolId } });
  return (
    <Page
      title={t('tools.new_of_type', { type: t(`tool_types.${type}`) })}
      description={t(`tool_type_texts.${type}`)}
      before={<BackLink to="/tools/new" label={t('tools.new')} />}
      isNarrow
    >
      <ToolForm
        type={type}
        tool={null}
        onCancel={() => void navigate({ to: '/tools' })}
        onSaved={({ id, signing_secret: secret }) => {
          void queryClient.invalidateQueries({ queryKey: ['/api/tools'] });
          if (secret) setMade({ id, secret });
          else show(id);
        }}
      />
      <SecretDialog
        title={t('tools.secret_title')}
        text={t('tools.secret_text')}
        secret={made?.secret ?? null}
        onClose={() => made && show(made.id)}
      />
    </Page>
  );
}
