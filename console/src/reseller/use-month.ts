import { useUrlFilters } from '../parts/use-url-filters.ts';
import { presentMonth } from './reseller-queries.ts';

/** Month in the address, such as 2026-03; else the present one. */
export function useMonth(): [month: string, setMonth: (month: string) => void] {
  const [{ month }, set] = useUrlFilters({ month: presentMonth() });
  const isMonth = /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month);
  return [isMonth ? month : presentMonth(), (chosen) => set({ month: chosen })];
}
