import { useState } from 'react';
import type { GroupTitle, Navigated, Place } from './places.ts';

const storageKey = 'parley-navigation';

/** Pages that are listed without folding anything. */
const unfoldedMax = 14;

/** Groups that people come to every day. */
const daily: ReadonlySet<GroupTitle> = new Set(['answer', 'build']);

type Choices = Partial<Record<GroupTitle, boolean>>;

/**
 * Which groups of the navigation are open: as this person left them on this device. Before that, all of a short
 * navigation, and of a long one those for every day and the one of the page.
 */
export function useOpenGroups(groups: Navigated['groups'], here: Place['to'] | null) {
  const [choices, setChoices] = useState(readChoices);
  const isShort = groups.reduce((sum, { places }) => sum + places.length, 0) <= unfoldedMax;
  const isHere = (title: GroupTitle) =>
    groups.some((group) => group.title === title && group.places.some(({ to }) => to === here));
  const isOpen = (title: GroupTitle) =>
    choices[title] ?? (isShort || daily.has(title) || groups.length === 1 || isHere(title));
  const toggle = (title: GroupTitle) => {
    const changed = { ...choices, [title]: !isOpen(title) };
    localStorage.setItem(storageKey, JSON.stringify(changed));
    setChoices(changed);
  };
  return { isOpen, toggle };
}

function readChoices(): Choices {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof saved === 'object' && saved !== null ? saved : {};
  } catch {
    return {};
  }
}
