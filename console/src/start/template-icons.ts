import { BedDouble, Hammer, Headset, type LucideIcon, Stethoscope, Store, UtensilsCrossed, Wrench } from 'lucide-react';
import type { AgentTemplate } from '../api/schemas.ts';

export const templateIcons: Record<AgentTemplate['key'], LucideIcon> = {
  shop: Store,
  workshop: Wrench,
  clinic: Stethoscope,
  restaurant: UtensilsCrossed,
  hotel: BedDouble,
  tradesperson: Hammer,
  support_desk: Headset,
};
