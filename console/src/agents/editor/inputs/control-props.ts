import type { ReactNode } from 'react';
import type { AgentField } from '../field-types.ts';

/** Props of the input of any field. */
export interface ControlProps {
  field: AgentField;
  /** Path in the configuration; `[]` stands for a row. */
  path: string;
  label: string;
  hint: string;
  value: unknown;
  error: string | null;
  isReadOnly: boolean;
  onChange(value: unknown): void;
}

/** The input of any field, for those that hold others. */
export interface HasControl {
  path: string;
  control(props: ControlProps): ReactNode;
}
