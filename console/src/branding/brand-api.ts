import { api } from '../api/api.ts';
import type { ResellerBranding } from '../api/schemas.ts';

export type Picture = 'icon' | 'logo';
type Write = Parameters<typeof api.put<'/api/reseller/branding'>>[1]['body'];

/** Where a brand is read and written: that of the reseller, or of the installation. */
export interface BrandApi {
  key: string;
  get(signal: AbortSignal): Promise<ResellerBranding>;
  save(body: Write): Promise<ResellerBranding>;
  upload(picture: Picture, body: FormData): Promise<ResellerBranding>;
  remove(picture: Picture): Promise<ResellerBranding>;
}

export const resellerBrand: BrandApi = {
  key: '/api/reseller/branding',
  get: (signal) => api.get('/api/reseller/branding', { signal }),
  save: (body) => api.put('/api/reseller/branding', { body }),
  upload: (picture, body) => api.post('/api/reseller/branding/{picture}', { path: { picture }, body }),
  remove: (picture) => api.delete('/api/reseller/branding/{picture}', { path: { picture } }),
};

export const installationBrand: BrandApi = {
  key: '/api/admin/branding',
  get: (signal) => api.get('/api/admin/branding', { signal }),
  save: (body) => api.put('/api/admin/branding', { body }),
  upload: (picture, body) => api.post('/api/admin/branding/{picture}', { path: { picture }, body }),
  remove: (picture) => api.delete('/api/admin/branding/{picture}', { path: { picture } }),
};
