import { Anchor } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { consoleRoot } from '../paths.ts';

/** Link to the page of a call. */
export function CallLink({ id, children }: { id: string; children: ReactNode }) {
  const router = useRouter();
  const path = `/calls/${id}`;
  return (
    <Anchor
      href={`${consoleRoot}${path}`}
      className="row-link"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        router.history.push(path);
      }}
    >
      {children}
    </Anchor>
  );
}
