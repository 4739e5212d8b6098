import type { mail_server as en } from '../en/mail-server.ts';
import type { Texts } from '../texts.ts';

export const mail_server: Texts<typeof en> = {
  title: 'E-postserver',
  text: 'Inbjudningar, återställda lösenord och meddelanden skickas genom den.',
  none: 'Ingen e-postserver: e-post lagras här, och du skickar länkarna vidare.',
  set_up: 'Ange e-postserver',
  change: 'Ändra',
  remove: 'Ta bort',
  remove_title: 'Ta bort e-postservern?',
  remove_text: 'E-post lagras här därefter, även den som väntar på att skickas.',
  removed: 'E-postservern har tagits bort.',
  by_environment:
    'Satt med PARLEY_SMTP_URL på servern, som går före. Ta bort den där och starta om för att använda formuläret.',
  server: 'Server',
  sender: 'Avsändare',
  user: 'Användare',
  since: 'Sedan',
  links: 'Länkar börjar med',
  links_local:
    'Länkar i e-post leder bara till den här datorn. Sätt PARLEY_PUBLIC_URL på servern till adressen som folk öppnar.',
  host: 'Värd',
  host_hint: 'Från er e-postleverantör, till exempel smtp.example.com.',
  port: 'Port',
  security: 'Kryptering',
  securities: { starttls: 'STARTTLS (vanligast, port 587)', tls: 'TLS (port 465)', none: 'Ingen, bara i eget nätverk' },
  user_hint: 'Tomt: servern kräver ingen.',
  password: 'Lösenord',
  password_hint: 'Ofta ett applösenord. Lagras krypterat och visas aldrig igen.',
  password_set: 'Ett lösenord är sparat. Lämna tomt för att behålla det.',
  from_name: 'Avsändarens namn',
  from_address: 'Avsändarens adress',
  from_hint: 'Servern måste få skicka för den (SPF, DKIM).',
  test_to: 'Skicka ett testbrev till',
  test_hint: 'Inget sparas om servern inte tar emot det.',
  save: 'Prova och spara',
  saved: 'Testbrevet har skickats, och e-postservern används.',
};
