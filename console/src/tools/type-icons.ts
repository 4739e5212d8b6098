import {
  CalendarCheck,
  Globe,
  Hash,
  Headset,
  type LucideIcon,
  MessageSquareText,
  Monitor,
  PhoneForwarded,
  PhoneOff,
  Plug,
} from 'lucide-react';
import type { CreatableType } from './tool-draft.ts';

export const typeIcons: Record<CreatableType, LucideIcon> = {
  webhook: Globe,
  mcp: Plug,
  booking: CalendarCheck,
  handoff: Headset,
  client: Monitor,
  sms: MessageSquareText,
  transfer: PhoneForwarded,
  end_call: PhoneOff,
  dtmf: Hash,
};
