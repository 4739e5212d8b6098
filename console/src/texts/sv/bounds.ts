export const bounds = {
  title: 'Gränser för lagring',
  text_platform:
    'Golv och tak som återförsäljare och konton håller sig inom när de väljer hur länge data sparas. De gäller från nästa natt, också för regler som redan är sparade.',
  text_reseller:
    'Golv och tak som dina kunder håller sig inom när de väljer hur länge data sparas. En kund utanför dem behåller sin regel, och närmaste gräns gäller från nästa natt.',
  none: 'Inga gränser är satta här. Gränserna i sista kolumnen gäller.',
  class: 'Data',
  floor: 'Sparas minst',
  ceiling: 'Raderas senast efter',
  limits: 'Gränser ovanifrån',
  unset: 'Ej satt',
  from_one: '{{count}} dag eller mer',
  from_other: '{{count}} dagar eller mer',
  from_to: '{{min}} till {{max}} dagar',
  saved: 'Gränserna är sparade. De gäller från nästa natt.',
};
