import { NavLink, Stack, UnstyledButton } from '@mantine/core';
import { Link, useRouterState } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session.ts';
import { DeskContext } from '../desk/use-desk.tsx';
import { type GroupTitle, listedPlaceOf, navigatedBy, type Place } from './places.ts';
import { useOpenGroups } from './use-open-groups.ts';

/** The ways this person may go, in groups that fold. */
export function Navigation({ onGo }: { onGo(): void }) {
  const desk = use(DeskContext);
  const here = listedPlaceOf(useRouterState({ select: ({ location }) => location.pathname }));
  const { start, groups } = navigatedBy(useSession());
  const { isOpen, toggle } = useOpenGroups(groups, here);
  const linkTo = (place: Place) => (
    <PlaceLink
      key={place.to}
      place={place}
      isHere={here === place.to}
      badge={place.to === '/desk' ? desk?.badge : undefined}
      onGo={onGo}
    />
  );
  return (
    <Stack gap="sm">
      {start && linkTo(start)}
      {groups.map(({ title, places }) => (
        <Group key={title} title={title} isOpen={isOpen(title)} onToggle={() => toggle(title)}>
          {places.map(linkTo)}
        </Group>
      ))}
    </Stack>
  );
}

function Group(props: { title: GroupTitle; isOpen: boolean; onToggle(): void; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div>
      <UnstyledButton className="nav-group" aria-expanded={props.isOpen} onClick={props.onToggle}>
        {t(`navigation.${props.title}`)}
        <ChevronDown size={14} aria-hidden />
      </UnstyledButton>
      {props.isOpen && props.children}
    </div>
  );
}

/** Scrolls the navigation alone: `scrollIntoView` would also move where the Tab key begins, past the skip link. */
function scrollIntoNavigation(link: HTMLElement): void {
  const viewport = link.closest<HTMLElement>('.mantine-ScrollArea-viewport');
  if (!viewport) return;
  const [inner, outer] = [link.getBoundingClientRect(), viewport.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) viewport.scrollTop += inner.bottom - outer.bottom;
  else if (inner.top < outer.top) viewport.scrollTop -= outer.top - inner.top;
}

function PlaceLink(props: { place: Place; isHere: boolean; badge: ReactNode; onGo(): void }) {
  const { t } = useTranslation();
  const { to, text, icon: Icon } = props.place;
  const link = useRef<HTMLAnchorElement>(null);
  const { isHere } = props;
  useEffect(() => {
    if (isHere && link.current) scrollIntoNavigation(link.current);
  }, [isHere]);
  return (
    <NavLink
      ref={link}
      component={Link}
      to={to}
      label={t(`navigation.${text}`)}
      leftSection={<Icon size={18} aria-hidden />}
      rightSection={props.badge}
      active={isHere}
      aria-current={isHere ? 'page' : undefined}
      className="nav-link"
      onClick={props.onGo}
    />
  );
}
