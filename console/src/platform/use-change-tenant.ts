import { useMutation } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { forgetDrafts } from '../desk/drafts.ts';
import { tellFault } from '../parts/tell.tsx';
import { useFaultWords } from '../parts/use-fault-words.ts';
import { consoleRoot } from '../paths.ts';

/** Loads the console anew, so that nothing of the account before is left in the page. */
export function loadAnew(): void {
  forgetDrafts();
  location.assign(consoleRoot);
}

/** Changes to a tenant the person is a member of. */
export function useSwitchTenant() {
  const words = useFaultWords();
  return useMutation({
    mutationFn: (tenantId: string) => api.post('/api/auth/switch-tenant', { body: { tenant_id: tenantId } }),
    onSuccess: loadAnew,
    onError: (error) => tellFault(words(error)),
  });
}

/** Ends the support access to a tenant. */
export function useLeaveTenant() {
  const words = useFaultWords();
  return useMutation({
    mutationFn: (tenantId: string) => api.post('/api/admin/tenants/{tenantId}/leave', { path: { tenantId: tenantId } }),
    onSuccess: loadAnew,
    onError: (error) => tellFault(words(error)),
  });
}
