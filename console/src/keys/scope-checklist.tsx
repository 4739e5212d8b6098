import './texts.ts';
import { Anchor, Checkbox, Group, Input, SimpleGrid, Text } from '@mantine/core';
import type { Scope } from '@parley/contract/scopes';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session.ts';
import { groupScopes } from './group-scopes.ts';

interface ScopeChecklistProps {
  value: readonly Scope[];
  onChange(scopes: Scope[]): void;
  error?: string | undefined;
  /** Scopes that can be given. Default: those of the person, who cannot grant others. */
  grantable?: readonly Scope[];
}

/** Scopes of a key, by resource. */
export function ScopeChecklist({ value, onChange, error, grantable }: ScopeChecklistProps) {
  const { t } = useTranslation();
  const session = useSession();
  const permissions = grantable ?? session.permissions;
  const reads = permissions.filter((scope) => scope.endsWith(':read'));
  return (
    <fieldset className="plain-fieldset">
      <Group justify="space-between" mb="xs">
        <Text component="legend" fw={550} size="sm">
          {t('keys.scopes')}{' '}
          <span aria-hidden className="required">
            *
          </span>
        </Text>
        <Group gap="md">
          <Anchor component="button" type="button" size="sm" onClick={() => onChange([...permissions])}>
            {t('keys.all_scopes')}
          </Anchor>
          <Anchor component="button" type="button" size="sm" onClick={() => onChange(reads)}>
            {t('keys.read_scopes')}
          </Anchor>
          <Anchor component="button" type="button" size="sm" onClick={() => onChange([])}>
            {t('keys.no_scopes')}
          </Anchor>
        </Group>
      </Group>
      {error && <Input.Error mb="xs">{error}</Input.Error>}
      <Checkbox.Group value={[...value]} onChange={(chosen) => onChange(chosen as Scope[])}>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="md">
          {groupScopes(permissions).map(({ resource, scopes }) => (
            <div key={resource} role="group" aria-labelledby={`scopes-${resource}`}>
              <Text id={`scopes-${resource}`} size="sm" fw={600} mb={4}>
                {t(`resources.${resource}` as 'resources.agents')}
              </Text>
              {scopes.map((scope) => (
                <Checkbox
                  key={scope}
                  value={scope}
                  size="sm"
                  mb={4}
                  label={t(`scope_actions.${scope.slice(scope.indexOf(':') + 1)}` as 'scope_actions.read')}
                />
              ))}
            </div>
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    </fieldset>
  );
}
