import { NativeSelect, Skeleton, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Agent, LanguageModelOption } from '../api/schemas.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';

const path = '/api/language-models';
/** A local model is loaded into memory with its first reply. Unit: seconds. */
const localTimeoutSeconds = 30;

const valueOf = ({ provider, model }: Pick<LanguageModelOption, 'model' | 'provider'>) => `${provider}/${model}`;

/** Chooses one of the models that this installation offers. */
export function ChooseModelForm({ agent, onDone }: { agent: Agent; onDone(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const [value, setValue] = useState(valueOf(agent.llm));
  const options = useQuery({ queryKey: [path], queryFn: ({ signal }) => api.get(path, { signal }), staleTime: 0 });
  const save = useMutation({
    mutationFn: (option: LanguageModelOption) =>
      api.patch('/api/agents/{agentId}', {
        path: { agentId: agent.id },
        headers: { 'if-match': `"${agent.version}"` },
        body: { llm: changeTo(option) },
      }),
    onSuccess: () => {
      notify(t('home.model_changed', { name: agent.name }));
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['/api/agents'] }),
  });
  if (options.error) return <ErrorAlert error={options.error} onRetry={() => void options.refetch()} />;
  if (!options.data) return <Skeleton height={80} />;
  const offered = options.data.data;
  const chosen = offered.find((option) => valueOf(option) === value);
  const isOffered = offered.some((option) => valueOf(option) === valueOf(agent.llm));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) save.mutate(chosen);
      }}
    >
      <Stack>
        <NativeSelect
          label={t('home.model')}
          description={t('home.change_model_text')}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
          data={[
            ...(isOffered
              ? []
              : [
                  {
                    value: valueOf(agent.llm),
                    label: t('home.current_model', { model: agent.llm.model }),
                    disabled: true,
                  },
                ]),
            ...offered.map((option) => ({ value: valueOf(option), label: labelOf(option) })),
          ]}
        />
        <FormActions
          fault={save.error ? errorMessage(save.error) : null}
          isSending={save.isPending}
          submitLabel={t('common.save')}
          isDisabled={!chosen || value === valueOf(agent.llm)}
          onCancel={onDone}
        />
      </Stack>
    </form>
  );

  function labelOf({ provider, model, server }: LanguageModelOption): string {
    if (provider === 'builtin') return t('home.builtin_model');
    if (server === null) return `${provider}: ${model}`;
    return t('home.local_model', { model: model.slice(model.indexOf('/') + 1), server });
  }
}

/** Merge patch to a model: address and headers of the one before do not belong to it. */
function changeTo({ provider, model }: LanguageModelOption) {
  const timeout = provider === 'local' ? localTimeoutSeconds : null;
  return { provider, model, url: null, headers: null, timeout_seconds: timeout };
}
