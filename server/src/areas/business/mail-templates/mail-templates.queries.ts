import type { ResellerId } from '@parley/contract/ids';
import type {
  EmailLanguage,
  EmailTemplate,
  EmailTemplateKey,
  EmailText,
} from '@parley/contract/resources/email-template';
import { defaultSource, factsOfText } from '#areas/platform/mail';
import type { Tx } from '#db/tenant-scope.ts';

interface TextPlace {
  resellerId: ResellerId;
  key: EmailTemplateKey;
  language: EmailLanguage;
}

const columns = ['key', 'language', 'subject', 'before_action', 'action', 'after_action', 'updated_at'] as const;

/** Lists the texts a reseller has changed. */
async function listChanged(tx: Tx, resellerId: ResellerId) {
  return tx.selectFrom('email_templates').select(columns).where('reseller_id', '=', resellerId).execute();
}
type Row = Awaited<ReturnType<typeof listChanged>>[number];

const textOf = (row: Row): EmailText => ({
  subject: row.subject,
  before: row.before_action,
  action: row.action,
  after: row.after_action,
});

/** Finds a text that the reseller has changed; null: it has not. */
export async function findText(tx: Tx, { resellerId, key, language }: TextPlace): Promise<EmailText | null> {
  const row = await findRow(tx, { resellerId, key, language });
  return row ? textOf(row) : null;
}

function findRow(tx: Tx, { resellerId, key, language }: TextPlace): Promise<Row | undefined> {
  return tx
    .selectFrom('email_templates')
    .select(columns)
    .where('reseller_id', '=', resellerId)
    .where('key', '=', key)
    .where('language', '=', language)
    .executeTakeFirst();
}

export async function getTemplate(tx: Tx, place: TextPlace): Promise<EmailTemplate> {
  return presentTemplate(place, await findRow(tx, place));
}

/** Lists every text in one language. */
export async function listTemplates(
  tx: Tx,
  {
    resellerId,
    language,
    keys,
  }: { resellerId: ResellerId; language: EmailLanguage; keys: readonly EmailTemplateKey[] },
): Promise<EmailTemplate[]> {
  const rows = await listChanged(tx, resellerId);
  return keys.map((key) =>
    presentTemplate(
      { key, language },
      rows.find((row) => row.key === key && row.language === language),
    ),
  );
}

function presentTemplate({ key, language }: Omit<TextPlace, 'resellerId'>, row: Row | undefined): EmailTemplate {
  const own = defaultSource(key, language);
  return {
    key,
    language,
    variables: [...factsOfText(key)],
    text: row ? textOf(row) : own,
    default_text: own,
    is_customized: row !== undefined,
    updated_at: row?.updated_at.toISOString() ?? null,
  };
}

export async function saveText(tx: Tx, { resellerId, key, language }: TextPlace, text: EmailText, now: Date) {
  const values = {
    subject: text.subject,
    before_action: text.before,
    action: text.action,
    after_action: text.after,
    updated_at: now,
  };
  await tx
    .insertInto('email_templates')
    .values({ reseller_id: resellerId, key, language, ...values })
    .onConflict((conflict) => conflict.columns(['reseller_id', 'key', 'language']).doUpdateSet(values))
    .execute();
}

export async function deleteText(tx: Tx, { resellerId, key, language }: TextPlace): Promise<void> {
  await tx
    .deleteFrom('email_templates')
    .where('reseller_id', '=', resellerId)
    .where('key', '=', key)
    .where('language', '=', language)
    .execute();
}
