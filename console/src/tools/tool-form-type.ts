import type { UseFormReturnType } from '@mantine/form';
import type { ToolDraft } from './tool-draft.ts';

export type ToolFormHandle = UseFormReturnType<ToolDraft>;
