import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Agent } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { ChooseModelForm } from './choose-model-form.tsx';

/** Model of an agent, and the way to another one. */
export function AgentModel({ agent }: { agent: Agent }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const mayChange = usePermission('agents:write');
  const title = t('home.change_model_of', { name: agent.name });
  return (
    <>
      {agent.llm.provider === 'builtin' ? t('home.builtin') : agent.llm.model}
      {mayChange && (
        <>
          {' '}
          <Anchor component="button" type="button" size="sm" aria-label={title} onClick={() => setOpen(true)}>
            {t('home.change_model')}
          </Anchor>
          <FormDialog isOpen={isOpen} title={title} onClose={() => setOpen(false)}>
            <ChooseModelForm agent={agent} onDone={() => setOpen(false)} />
          </FormDialog>
        </>
      )}
    </>
  );
}
