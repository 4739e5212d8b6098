import { z } from 'zod';
import { rules } from '../rules.ts';

/** Parts of the installation that are looked at. */
export const HealthPart = z.enum([
  'dependency',
  'dead_letters',
  'jobs',
  'mail',
  'trunks',
  'webhooks',
  'vendors',
  'workers',
]);

/** Something that is wrong, in words. */
export const HealthFinding = z.object({
  part: HealthPart,
  severity: z.enum(['error', 'warning']),
  reason: z.enum([
    'dependency_down',
    'dependency_degraded',
    'jobs_failed',
    'jobs_late',
    'dead_letters',
    'mail_not_configured',
    'mail_failed',
    'trunks_failing',
    'webhooks_disabled',
    'recognition_failing',
    'model_failing',
    'voice_failing',
    'carrier_failing',
    'workers_lost',
  ]),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string().meta({ description: 'What is wrong, and what to do' }),
});
export type HealthFinding = z.infer<typeof HealthFinding>;

export const PlatformHealth = z
  .object({
    status: z.enum(['ok', 'warning', 'error']),
    checked_at: z.iso.datetime(),
    findings: z.array(HealthFinding).meta({ description: 'Errors first; empty: nothing is wrong' }),
  })
  .meta({ id: 'PlatformHealth' });
export type PlatformHealth = z.infer<typeof PlatformHealth>;

const noticeFields = {
  text: z.string().trim().min(1).max(500).meta({ description: 'Shown to every person in the console' }),
  starts_at: z.iso.datetime({ offset: true }).meta({ description: 'Shown from this instant on' }),
  ends_at: z.iso.datetime({ offset: true }).meta({ description: 'Shown until this instant' }),
};

export const MaintenanceNotice = z.object(noticeFields).meta({ id: 'MaintenanceNotice' });
export type MaintenanceNotice = z.infer<typeof MaintenanceNotice>;

export const MaintenanceNoticeSet = z
  .strictObject(noticeFields)
  .superRefine((notice, context) => {
    if (Date.parse(notice.starts_at) < Date.parse(notice.ends_at)) return;
    context.addIssue({ code: 'custom', path: ['ends_at'], message: rules.ends_after_start });
  })
  .meta({ id: 'MaintenanceNoticeSet' });

export const CurrentMaintenance = z
  .object({ notice: MaintenanceNotice.nullable().meta({ description: 'The notice shown now; null: none' }) })
  .meta({ id: 'CurrentMaintenance' });
