import {
  branding as branding_en,
  domains as domains_en,
  mail_templates as mail_templates_en,
} from '../texts/en/branding.ts';
import {
  branding as branding_sv,
  domains as domains_sv,
  mail_templates as mail_templates_sv,
} from '../texts/sv/branding.ts';
import { addPageTexts } from '../texts/texts.ts';

addPageTexts({
  en: { branding: branding_en, domains: domains_en, mail_templates: mail_templates_en },
  sv: { branding: branding_sv, domains: domains_sv, mail_templates: mail_templates_sv },
});
