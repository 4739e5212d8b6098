import { useNavigate, useSearch } from '@tanstack/react-router';

/**
 * Filters of a list in the search parameters of the page, so that a reload or a shared link shows the same list. A filter
 * with the value it has in `none` is left out of the address.
 */
export function useUrlFilters<Filters extends Record<string, string>>(
  none: Filters,
): [filters: Filters, set: (change: Partial<Filters>) => void] {
  const navigate = useNavigate();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const filters = Object.fromEntries(
    Object.entries(none).map(([name, value]) => [name, name in search ? String(search[name]) : value]),
  ) as Filters;
  function set(change: Partial<Filters>): void {
    const next = Object.entries({ ...filters, ...change }).filter(([name, value]) => value !== none[name]);
    void navigate({ to: '.', search: Object.fromEntries(next), replace: true } as never);
  }
  return [filters, set];
}
