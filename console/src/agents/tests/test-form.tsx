import { Button, Fieldset, Group, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { TestConversation } from '../../api/schemas.ts';
import { FormActions } from '../../parts/form-actions.tsx';
import { notify } from '../../parts/notify.tsx';
import { useServerForm } from '../../parts/use-server-form.ts';
import { PairsInput } from '../../tools/pairs-input.tsx';
import '../../tools/texts.ts';
import { ExpectationsInput } from './expectations-input.tsx';
import { bodyOf, draftOf, type TestDraft } from './test-draft.ts';
import { testsPath } from './test-queries.ts';

/** A test conversation: turns with expectations, and what tools return. `test` null makes a new one. */
export function TestForm(props: { agentId: string; test: TestConversation | null; onDone(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { agentId, test, onDone } = props;
  const { form, onSubmit, isSending, fault } = useServerForm<TestDraft>({
    initialValues: draftOf(test),
    validate: { name: (name) => (name.trim() === '' ? t('common.needed') : null) },
    fieldOf: fieldAt,
    async send(draft) {
      const body = bodyOf(draft, test);
      const path = { agentId };
      if (test === null) await api.post(testsPath, { path, body });
      else await api.patch(`${testsPath}/{testId}`, { path: { agentId, testId: test.id }, body });
      notify(t(test === null ? 'tests.created' : 'tests.saved'));
      await queryClient.invalidateQueries({ queryKey: [testsPath] });
      onDone();
    },
  });
  const errorAt = (before: string) => (place: string) => form.errors[`${before}.${place}`] as string | undefined;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        <TextInput label={t('tests.name')} required autoComplete="off" {...form.getInputProps('name')} />
        {form.values.turns.map((turn, index) => (
          <Fieldset key={index} legend={t('tests.turn', { number: index + 1 })}>
            <Stack gap="sm">
              <Textarea
                label={t('tests.say')}
                required
                autosize
                minRows={1}
                {...form.getInputProps(`turns.${index}.say`)}
              />
              <ExpectationsInput
                label={t('tests.expectations')}
                value={turn.expect}
                errorAt={errorAt(`turns.${index}.expect`)}
                onChange={(expect) => form.setFieldValue(`turns.${index}.expect`, expect)}
              />
              {form.values.turns.length > 1 && (
                <Group justify="flex-end">
                  <Button
                    variant="subtle"
                    color="red.8"
                    size="compact-sm"
                    onClick={() => form.removeListItem('turns', index)}
                  >
                    {t('tests.remove_turn', { number: index + 1 })}
                  </Button>
                </Group>
              )}
            </Stack>
          </Fieldset>
        ))}
        <div>
          <Button
            variant="default"
            leftSection={<Plus size={14} aria-hidden />}
            onClick={() => form.insertListItem('turns', { say: '', expect: [] })}
          >
            {t('tests.add_turn')}
          </Button>
        </div>
        <ExpectationsInput
          label={t('tests.expectations_all')}
          value={form.values.expect}
          errorAt={errorAt('expect')}
          onChange={(expect) => form.setFieldValue('expect', expect)}
        />
        <PairsInput
          label={t('tests.tools')}
          description={t('tests.tools_text')}
          addLabel={t('tests.add_tool')}
          namePlaceholder={t('tests.tool_name')}
          valuePlaceholder={t('tests.tool_result')}
          value={form.values.tools}
          error={form.errors['tools'] as string | undefined}
          onChange={(tools) => form.setFieldValue('tools', tools)}
        />
        <Switch label={t('tests.runs_on_change')} {...form.getInputProps('runs_on_change', { type: 'checkbox' })} />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} onCancel={onDone} />
      </Stack>
    </form>
  );
}

/** Field of a pointer such as `/turns/0/expect/1/text`: an expectation is one field. */
function fieldAt(pointer: string): string | null {
  const places = pointer.slice(1).split('/');
  if (places[0] === 'tools') return 'tools';
  const expect = places.indexOf('expect');
  return expect >= 0 ? places.slice(0, expect + 2).join('.') : places.join('.');
}
