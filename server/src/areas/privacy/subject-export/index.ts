import { area } from '#platform/areas/area.ts';
import { exportDataSubject } from './export-data-subject.ts';
import { createExportSlots } from './export-slots.ts';
import { getDataSubject } from './get-data-subject.ts';
import type { SubjectExportDeps } from './subject-export.operation.ts';

/** Export of everything stored about one person. */
export const subjectExportArea = area<SubjectExportDeps, 'slots'>({
  name: 'subject-export',
  own: () => ({ slots: createExportSlots() }),
  operations: {
    Calls: [exportDataSubject],
    Privacy: [getDataSubject],
  },
});
