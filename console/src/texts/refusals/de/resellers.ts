export const resellers = {
  customer_account_suspended: 'Das Konto ist gesperrt. Der Anbieter kann es wieder freigeben',
  module_off: 'Dieses Konto hat das Modul {{module}} nicht. Der Anbieter kann das ändern',
  tiers_in_past: 'Geben Sie einen Zeitpunkt an, der nicht vergangen ist: Bereits Genutztes behält seinen Preis',
  conversations_private:
    'Die Gespräche dieses Kunden sind privat. Ein Inhaber des Kontos kann sie in den Kontoeinstellungen mit dem Reseller teilen. Ein vom Reseller ausgestellter Schlüssel zählt als Reseller: Legen Sie im Konto einen neuen an',
  people_private:
    'Dieses Konto hat eigene Inhaber, die allein seine Personen ändern. Einer von ihnen kann in den Kontoeinstellungen Gespräche mit dem Reseller teilen, was auch dies erlaubt',
  secrets_out_of_reach:
    'Schlüssel, Passwörter und andere Geheimnisse sind nicht erreichbar, solange Sie im Konto eines Kunden arbeiten',
  customer_trashed: 'Dieser Kunde liegt im Papierkorb. Stellen Sie ihn zuerst wieder her',
  package_unknown: 'Sie haben kein solches Paket',
  customer_package_unknown: 'Sie haben kein solches Paket',
  customer_suspended: 'Dieser Kunde ist gesperrt. Geben Sie ihn frei, bevor Sie sein Konto betreten',
  impersonation_staff_missing: 'Nennen Sie die Person, die das Konto betreten soll',
  impersonation_needs_person: 'Ein Schlüssel handelt für eine Person Ihres Teams. Nennen Sie sie in staff_id',
  impersonation_staff_unknown: 'Keine Person Ihres Teams, die Konten betreten darf',
  impersonation_person_unknown: 'In Ihrem Team gibt es mit dieser Id niemanden, der Konten von Kunden betreten darf',
  impersonation_only_oneself: 'Sie können nur als Sie selbst eintreten',
  impersonation_not_allowed: 'Konten von Kunden betreten darf nur, wer Inhaber, Administrator oder Mitarbeiter ist',
  impersonation_link_over:
    'Dieser Link ist unbekannt, benutzt, abgelaufen oder für eine andere Person. Beginnen Sie neu',
  impersonation_of_member: 'Sie gehören zu diesem Konto. Wechseln Sie stattdessen dorthin',
  not_impersonating: 'Sie sind in keinem Konto eines Kunden',
  own_people_only: 'Nur Personen des Kontos selbst entscheiden, was der Reseller sieht',
  reseller_package_not_found: 'Sie haben kein Paket mit dieser Id',
  reseller_package_name_taken: 'Sie haben schon ein Paket mit diesem Namen',
  reseller_package_in_use: '{{customers}} Kunden haben dieses Paket. Geben Sie ihnen zuerst ein anderes',
  reseller_staff_not_found: 'In Ihrem Team hat niemand diese Id',
  reseller_staff_exists: 'Diese Person gehört schon zum Team',
  reseller_last_owner: 'Das ist der letzte Inhaber. Machen Sie zuerst jemand anderen zum Inhaber',
  reseller_owner_only: 'Nur Inhaber ändern Inhaber',
  reseller_staff_disabled: 'Das Konto mit dieser Adresse ist gesperrt. Wählen Sie eine andere Person',
};
