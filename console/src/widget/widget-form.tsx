import { Fieldset, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { WidgetConfig } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { Card } from '../parts/card.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { AppearanceFields, WelcomeFields } from './appearance-fields.tsx';
import { HandoffFields, HoursFields, VerificationFields } from './handoff-fields.tsx';
import { changesOf, draftOf, fieldOf, type WidgetDraft } from './widget-draft.ts';

export type WidgetFormType = UseFormReturnType<WidgetDraft>;

interface WidgetFormProps {
  agentId: string;
  config: WidgetConfig;
  onSaved(): Promise<void>;
}

/** Every setting of a widget; what was changed is saved at once, and what others changed meanwhile stays. */
export function WidgetForm({ agentId, config, onSaved }: WidgetFormProps) {
  const { t } = useTranslation();
  const mayWrite = usePermission('chat:write');
  const { form, onSubmit, isSending, fault } = useServerForm<WidgetDraft>({
    initialValues: draftOf(config),
    fieldOf,
    async send(draft) {
      const saved = await api.patch('/api/chat/widget/{agentId}/config', {
        path: { agentId: agentId },
        body: changesOf(config, draft),
      });
      form.setValues(draftOf(saved));
      form.resetDirty(draftOf(saved));
      notify(t('widget.saved'));
      void onSaved();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Fieldset variant="unstyled" disabled={!mayWrite}>
        <Stack gap="lg">
          <Card title={t('widget.look')}>
            <AppearanceFields form={form} agentId={agentId} onAvatar={() => void onSaved()} />
          </Card>
          <Card title={t('widget.welcome')}>
            <WelcomeFields form={form} />
          </Card>
          <Card title={t('widget.behaviour')}>
            <BehaviourFields form={form} />
          </Card>
          <Card title={t('widget.people')} text={t('widget.people_text')}>
            <HandoffFields form={form} />
          </Card>
          <Card title={t('widget.hours')} text={t('widget.hours_text')}>
            <HoursFields form={form} />
          </Card>
          <Card title={t('widget.verification')} text={t('widget.verification_text')}>
            <VerificationFields form={form} />
          </Card>
          <Card title={t('widget.css')} text={t('widget.css_text')}>
            <Textarea
              aria-label={t('widget.css')}
              placeholder=".panel { border-radius: 8px; }"
              autosize
              minRows={3}
              maxRows={16}
              spellCheck={false}
              classNames={{ input: 'mono' }}
              {...form.getInputProps('custom_css')}
            />
          </Card>
          {mayWrite && (
            <div className="widget-save">
              <FormActions
                fault={fault}
                isSending={isSending}
                isDisabled={!form.isDirty()}
                submitLabel={t('common.save')}
              />
            </div>
          )}
        </Stack>
      </Fieldset>
    </form>
  );
}

function BehaviourFields({ form }: { form: WidgetFormType }) {
  const { t } = useTranslation();
  const check = (name: string) => form.getInputProps(name, { type: 'checkbox' });
  return (
    <Stack>
      <Switch label={t('widget.is_enabled')} description={t('widget.is_enabled_hint')} {...check('is_enabled')} />
      <Switch label={t('widget.streaming')} description={t('widget.streaming_hint')} {...check('streaming_enabled')} />
      <Switch label={t('widget.files')} {...check('allow_file_uploads')} />
      <Switch label={t('widget.voice')} {...check('is_voice_enabled')} />
      <Textarea
        label={t('widget.domains')}
        description={t('widget.domains_hint')}
        placeholder={'example.com\n*.example.com'}
        autosize
        minRows={2}
        maxRows={10}
        spellCheck={false}
        {...form.getInputProps('allowed_domains')}
      />
      <TextInput
        type="number"
        label={t('widget.close_after')}
        description={t('widget.close_after_hint')}
        min={5}
        max={43_200}
        {...form.getInputProps('close_after_minutes')}
      />
      <TextInput
        type="number"
        label={t('widget.sessions_per_hour')}
        description={t('widget.sessions_per_hour_hint')}
        min={1}
        max={100_000}
        {...form.getInputProps('sessions_per_hour')}
      />
    </Stack>
  );
}
