import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../api/session.ts';
import { Card } from '../../parts/card.tsx';
import { valueAt } from '../draft/config-changes.ts';
import { useAgentDraft, useDraftConfig, useDraftState } from '../draft/draft-context.tsx';
import type { AgentField, FieldGroup } from './field-types.ts';
import { FieldControl } from './inputs/field-control.tsx';
import { FieldFrame } from './inputs/field-frame.tsx';
import { useFieldText } from './use-field-text.ts';

/** A group of settings; the advanced ones are folded, but where one of them was refused. */
export function GroupCard({ group, isOpen }: { group: FieldGroup; isOpen: boolean }) {
  const { t } = useTranslation();
  const errors = useDraftState((state) => state.errors);
  const hasRefused = group.advanced.some(({ path }) => errors[path] !== undefined);
  return (
    <div id={`group-${group.name}`} className="agent-group">
      <Card title={t(`agent_editor.groups.${group.name}.title`)} text={t(`agent_editor.groups.${group.name}.text`)}>
        <Fields fields={group.fields} />
        {group.advanced.length > 0 && (
          <details className="advanced" open={isOpen || hasRefused || undefined}>
            <summary>{t('agent_editor.advanced')}</summary>
            <Fields fields={group.advanced} />
          </details>
        )}
      </Card>
    </div>
  );
}

function Fields({ fields }: { fields: readonly AgentField[] }) {
  const config = useDraftConfig();
  const errors = useDraftState((state) => state.errors);
  const shown = fields.filter(({ path, isShown }) => errors[path] !== undefined || (isShown?.(config) ?? true));
  return (
    <Stack gap="lg">
      {shown.map((field) => (
        <DraftField key={field.path} field={field} />
      ))}
    </Stack>
  );
}

/** A field of the draft with its input. */
export function DraftField({ field }: { field: AgentField }) {
  const { path } = field;
  const { draft } = useAgentDraft();
  const mayWrite = usePermission('agents:write');
  const value = useDraftState(({ history }) => valueAt(history.present, path.split('.')));
  const error = useDraftState(({ errors }) => errors[path] ?? null);
  const { labelOf, hintOf } = useFieldText();
  return (
    <FieldFrame path={path}>
      <FieldControl
        field={field}
        path={path}
        label={labelOf(path)}
        hint={hintOf(path)}
        value={value}
        error={error}
        isReadOnly={!mayWrite}
        onChange={(next) => draft.set(path, next)}
      />
    </FieldFrame>
  );
}
