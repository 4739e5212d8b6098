import { NativeSelect, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { WidgetConfig } from '../api/schemas.ts';
import { AvatarInput } from './avatar-input.tsx';
import { ColourInput } from './colour-input.tsx';
import { QuickQuestionsInput } from './quick-questions-input.tsx';
import type { WidgetFormType } from './widget-form.tsx';

const positions: readonly WidgetConfig['position'][] = ['bottom-right', 'bottom-left', 'top-right', 'top-left'];
const icons: readonly WidgetConfig['button_icon'][] = ['chat', 'message', 'question', 'headset', 'sparkle'];
const colours = ['primary_color', 'text_color', 'background_color'] as const;

/** Colours, place, icon, name and picture. */
export function AppearanceFields(props: { form: WidgetFormType; agentId: string; onAvatar(): void }) {
  const { form } = props;
  const { t } = useTranslation();
  const check = (name: string) => form.getInputProps(name, { type: 'checkbox' });
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {colours.map((name) => (
          <ColourInput
            key={name}
            label={t(`widget.colours.${name}`)}
            value={form.values[name]}
            error={form.errors[name]}
            onChange={(colour) => form.setFieldValue(name, colour)}
          />
        ))}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NativeSelect
          label={t('widget.position')}
          data={positions.map((value) => ({ value, label: t(`widget.positions.${value}`) }))}
          {...form.getInputProps('position')}
        />
        <NativeSelect
          label={t('widget.icon')}
          data={icons.map((value) => ({ value, label: t(`widget.icons.${value}`) }))}
          {...form.getInputProps('button_icon')}
        />
      </SimpleGrid>
      <AvatarInput
        agentId={props.agentId}
        url={form.values.agent_avatar_url}
        onChange={(url) => {
          form.setFieldValue('agent_avatar_url', url);
          props.onAvatar();
        }}
      />
      <TextInput
        label={t('widget.agent_name')}
        description={t('widget.agent_name_hint')}
        {...form.getInputProps('agent_display_name')}
      />
      <Switch label={t('widget.show_name')} {...check('show_agent_name')} />
      <Switch label={t('widget.powered_by')} {...check('show_powered_by')} />
    </Stack>
  );
}

/** Welcome message and quick questions. */
export function WelcomeFields({ form }: { form: WidgetFormType }) {
  const { t } = useTranslation();
  return (
    <Stack>
      <Switch label={t('widget.welcome_on')} {...form.getInputProps('welcome_enabled', { type: 'checkbox' })} />
      <TextInput label={t('widget.welcome_title')} {...form.getInputProps('welcome_title')} />
      <TextInput label={t('widget.welcome_subtitle')} {...form.getInputProps('welcome_subtitle')} />
      <QuickQuestionsInput
        value={form.values.quick_questions}
        error={form.errors['quick_questions']}
        onChange={(questions) => form.setFieldValue('quick_questions', questions)}
      />
    </Stack>
  );
}
