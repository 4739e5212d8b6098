import { Anchor, Group } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

/** The way to the page this one belongs to. */
export function BackLink({ label, ...to }: { label: string } & Pick<LinkProps, 'params' | 'to'>) {
  return (
    <Anchor size="sm" className="back-link" renderRoot={(props) => <Link {...props} {...(to as LinkProps)} />}>
      <Group gap={6} component="span" display="inline-flex">
        <ArrowLeft size={15} aria-hidden />
        {label}
      </Group>
    </Anchor>
  );
}
