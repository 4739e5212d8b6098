import { Anchor, Group } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

/** The way to the page this one belongs to. */
export function BackLink({ label, ...to }: { label: string } & Pick<LinkProps, 'to'>) {
  return (
    <Anchor component={Link} {...to} size="sm" className="back-link">
      <Group gap={6} component="span" display="inline-flex">
        <ArrowLeft size={15} aria-hidden />
        {label}
      </Group>
    </Anchor>
  );
}
