import {
  Bot,
  CirclePause,
  ClipboardList,
  Grid3x3,
  Headset,
  LogOut,
  type LucideIcon,
  MessageSquare,
  PhoneForwarded,
  Split,
  Variable,
  Volume2,
  Workflow,
  Wrench,
} from 'lucide-react';
import type { WorkflowNodeKind } from '../graph.ts';

export const kindIcons: Readonly<Record<WorkflowNodeKind, LucideIcon>> = {
  conversation: MessageSquare,
  say: Volume2,
  collect: ClipboardList,
  branch: Split,
  tool: Wrench,
  transfer: PhoneForwarded,
  handoff: Headset,
  dtmf: Grid3x3,
  set_variables: Variable,
  agent_swap: Bot,
  subflow: Workflow,
  wait: CirclePause,
  end: LogOut,
};
