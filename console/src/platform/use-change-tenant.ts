import { useMutation } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { clearDrafts } from '../desk/conversation/drafts.ts';
import { notifyError } from '../parts/notify.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';
import { consoleRoot } from '../paths.ts';
import { clearProfileDrafts } from '../start/draft-storage.ts';

/** Reloads the console, so that nothing of the previous account stays in the page. */
export function reload(): void {
  clearDrafts();
  clearProfileDrafts();
  location.assign(consoleRoot);
}

/** Changes to a tenant the person is a member of. */
export function useSwitchTenant() {
  const errorMessage = useErrorMessage();
  return useMutation({
    mutationFn: (tenantId: string) => api.post('/api/auth/switch-tenant', { body: { tenant_id: tenantId } }),
    onSuccess: reload,
    onError: (error) => notifyError(errorMessage(error)),
  });
}

/** Ends the support access to a tenant, or the impersonation of a customer. */
export function useLeaveTenant() {
  const errorMessage = useErrorMessage();
  return useMutation({
    mutationFn: ({ tenantId, isImpersonation }: { tenantId: string; isImpersonation: boolean }): Promise<unknown> =>
      isImpersonation
        ? api.delete('/api/auth/impersonation')
        : api.post('/api/admin/tenants/{tenantId}/leave', { path: { tenantId } }),
    onSuccess: reload,
    onError: (error) => notifyError(errorMessage(error)),
  });
}
