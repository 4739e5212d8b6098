import { Badge, Button, Code, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { EmailTemplate } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { TemplatePreview } from './template-preview.tsx';
import { TestForm } from './test-form.tsx';

/** One email in one language: its text, the variables it may have, and a preview of the draft. */
export function TemplateEditor(props: { template: EmailTemplate; mayWrite: boolean; onSaved(): Promise<unknown> }) {
  const { t } = useTranslation();
  const { template, mayWrite, onSaved } = props;
  const { key, language, variables, is_customized: isCustomized } = template;
  const [dialog, setDialog] = useState<'reset' | 'test' | null>(null);
  const close = () => setDialog(null);
  const save = (text: EmailTemplate['text'] | null) =>
    api.put('/api/reseller/email-templates/{key}', { path: { key }, body: { language, text } });
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { ...template.text },
    fieldOf: (pointer) => /^\/text\/(\w+)$/.exec(pointer)?.[1] ?? null,
    async send(text) {
      await save(text);
      notify(t('mail_templates.saved'));
      await onSaved();
    },
  });
  return (
    <div className="branding-columns">
      <form onSubmit={onSubmit} noValidate>
        <Card
          title={t(`mail_templates.keys.${key}`)}
          aside={
            <Badge color={isCustomized ? 'blue' : 'gray'}>
              {t(isCustomized ? 'mail_templates.customized' : 'mail_templates.default')}
            </Badge>
          }
        >
          <fieldset disabled={!mayWrite} className="plain-fieldset">
            <Stack>
              <TextInput label={t('mail_templates.subject')} required {...form.getInputProps('subject')} />
              <Textarea
                label={t('mail_templates.before')}
                description={t('mail_templates.paragraphs_hint')}
                autosize
                minRows={4}
                {...form.getInputProps('before')}
              />
              {template.default_text.action !== '' && (
                <TextInput label={t('mail_templates.action')} {...form.getInputProps('action')} />
              )}
              <Textarea label={t('mail_templates.after')} autosize minRows={3} {...form.getInputProps('after')} />
              <div>
                <Text size="sm" fw={500}>
                  {t('mail_templates.variables')}
                </Text>
                <Text size="xs" c="dimmed" mb={6}>
                  {t('mail_templates.variables_text')}
                </Text>
                <Group gap={6}>
                  {variables.map((name) => (
                    <Code key={name}>{`{{${name}}}`}</Code>
                  ))}
                </Group>
              </div>
              {mayWrite && (
                <>
                  <FormActions fault={fault} isSending={isSending} submitLabel={t('mail_templates.save')} />
                  <Group justify="flex-end">
                    <Button variant="default" onClick={() => setDialog('test')}>
                      {t('mail_templates.test')}
                    </Button>
                    {isCustomized && (
                      <Button variant="subtle" color="red" onClick={() => setDialog('reset')}>
                        {t('mail_templates.reset')}
                      </Button>
                    )}
                  </Group>
                </>
              )}
            </Stack>
          </fieldset>
        </Card>
      </form>
      <TemplatePreview templateKey={key} language={language} text={form.values} />
      <ConfirmDialog
        isOpen={dialog === 'reset'}
        title={t('mail_templates.reset_title')}
        confirmLabel={t('mail_templates.reset')}
        isDangerous
        run={async () => {
          await save(null);
          await onSaved();
        }}
        onClose={close}
      >
        {t('mail_templates.reset_text')}
      </ConfirmDialog>
      <FormDialog isOpen={dialog === 'test'} title={t('mail_templates.test_title')} onClose={close}>
        <TestForm templateKey={key} language={language} text={form.values} onDone={close} />
      </FormDialog>
    </div>
  );
}
