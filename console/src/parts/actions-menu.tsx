import { ActionIcon, type ActionIconProps, Menu } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';

/** Menu of the actions on a row or a page, behind three dots; its children are `Menu.Item`. */
export function ActionsMenu({
  label,
  children,
  ...button
}: {
  /** Accessible name of the menu. */
  label: string;
  children: ReactNode;
} & Pick<ActionIconProps, 'size' | 'variant'>) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={label} {...button}>
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
