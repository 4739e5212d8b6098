import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Link to the page of a call. */
export function CallLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Anchor
      className="row-link"
      renderRoot={(props) => <Link {...props} to="/calls/$callId" params={{ callId: id }} />}
    >
      {children}
    </Anchor>
  );
}
