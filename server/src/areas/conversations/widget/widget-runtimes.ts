import type { AgentId } from '@parley/contract/ids';
import type { WidgetRuntime } from '@parley/contract/resources/chat-widget';
import type { BrandDirectory } from '#areas/business/branding';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { recognisedTypes } from '#platform/files/recognise-file.ts';
import { chatFileBytesMax, chatFilesInMessageMax } from './file-limits.rules.ts';
import { disclosureIn, greetingOf } from './greeting.rules.ts';
import { areOperatorsAvailable } from './operators-available.queries.ts';
import { getTenantOfAgent, type Widget } from './widget-config.queries.ts';

/** State of widgets beside their configuration. */
export interface WidgetRuntimes {
  /** Gets an agent's state, at most a second old. */
  get(agentId: AgentId, widget: Widget): Promise<WidgetRuntime>;
}

/** Maximum age of a state. Unit: milliseconds. */
const maxAgeMs = 1000;
const maxEntries = 10_000;

/** Reads the state once a second for each agent, however many pages are open. `takesVoice`: web calls are available. */
export function createWidgetRuntimes(options: {
  db: Database;
  clock: Clock;
  brands: Pick<BrandDirectory, 'ofTenant'>;
  takesVoice: boolean;
}): WidgetRuntimes {
  const { db, clock, brands, takesVoice } = options;
  const entries = new Map<string, { people: Promise<boolean>; widget: Widget; readAt: number }>();

  async function askForPeople(agentId: AgentId, { settings, agent }: Widget): Promise<boolean> {
    const tenantId = await getTenantOfAgent(db, agentId);
    const asked = { settings, agentZone: agent.timezone, now: clock.now() };
    return db.app.inTenant(tenantId, (tx) => areOperatorsAvailable(tx, asked));
  }

  function arePeopleThere(agentId: AgentId, widget: Widget): Promise<boolean> {
    const now = clock.monotonicMs();
    const entry = entries.get(agentId);
    // Changed settings may mean other operators and hours.
    const isSame = entry?.widget.settings === widget.settings;
    if (entry && isSame && now - entry.readAt < maxAgeMs) return entry.people;
    if (entries.size >= maxEntries) entries.clear();
    const people = askForPeople(agentId, widget);
    entries.set(agentId, { people, widget, readAt: now });
    people.catch(() => entries.delete(agentId));
    return people;
  }

  return {
    async get(agentId, widget) {
      const { settings } = widget;
      const tenantId = await getTenantOfAgent(db, agentId);
      const { brand } = await brands.ofTenant(tenantId);
      return {
        people: {
          are_available: await arePeopleThere(agentId, widget),
          can_be_asked_for: settings.handoff.is_enabled,
          offline_behavior: settings.offline_behavior,
        },
        voice: { is_available: settings.is_voice_enabled && takesVoice },
        files: settings.allow_file_uploads
          ? { max_bytes: chatFileBytesMax, max_files: chatFilesInMessageMax, types: [...recognisedTypes] }
          : null,
        verification: { is_required: settings.verification.is_required, methods: settings.verification.methods },
        greeting: greetingOf(widget.agent),
        ai_disclosure: disclosureIn(widget.agent, widget.country),
        custom_css: settings.custom_css,
        brand: { name: brand.name, url: brand.website_url },
      };
    },
  };
}
