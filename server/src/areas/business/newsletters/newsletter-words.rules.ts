import type { EmailLanguage } from '@parley/contract/resources/email-template';

/** Words that every newsletter and the page of its unsubscription have. */
export interface NewsletterWords {
  /** Reason why the reader gets it, at the end. */
  reason(brand: string): string;
  unsubscribe: string;
  question(brand: string): string;
  done(brand: string): string;
  invalid: string;
}

export const newsletterWords: Record<EmailLanguage, NewsletterWords> = {
  en: {
    reason: (brand) => `You receive this email because you agreed to news from ${brand}.`,
    unsubscribe: 'Unsubscribe',
    question: (brand) => `Receive no more news from ${brand}?`,
    done: (brand) => `You are unsubscribed. ${brand} sends you no more news.`,
    invalid: 'This link is incomplete. Open it from the email again, or turn the news off on the page of your account.',
  },
  sv: {
    reason: (brand) => `Du får det här mejlet eftersom du har sagt ja till nyheter från ${brand}.`,
    unsubscribe: 'Avsluta prenumerationen',
    question: (brand) => `Vill du inte få fler nyheter från ${brand}?`,
    done: (brand) => `Prenumerationen är avslutad. ${brand} skickar inga fler nyheter till dig.`,
    invalid: 'Länken är ofullständig. Öppna den från mejlet igen, eller stäng av nyheterna på sidan för ditt konto.',
  },
  de: {
    reason: (brand) => `Sie erhalten diese E-Mail, weil Sie Neuigkeiten von ${brand} zugestimmt haben.`,
    unsubscribe: 'Abbestellen',
    question: (brand) => `Keine Neuigkeiten von ${brand} mehr erhalten?`,
    done: (brand) => `Sie haben die Neuigkeiten abbestellt. ${brand} sendet Ihnen keine weiteren.`,
    invalid:
      'Dieser Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail, oder schalten Sie die Neuigkeiten auf der Seite Ihres Kontos ab.',
  },
  fr: {
    reason: (brand) => `Vous recevez cet e-mail car vous avez accepté de recevoir les actualités de ${brand}.`,
    unsubscribe: 'Se désabonner',
    question: (brand) => `Ne plus recevoir les actualités de ${brand} ?`,
    done: (brand) => `Vous êtes désabonné. ${brand} ne vous enverra plus d’actualités.`,
    invalid:
      'Ce lien est incomplet. Ouvrez-le à nouveau depuis l’e-mail, ou désactivez les actualités sur la page de votre compte.',
  },
  es: {
    reason: (brand) => `Recibe este correo porque aceptó recibir novedades de ${brand}.`,
    unsubscribe: 'Darse de baja',
    question: (brand) => `¿No quiere recibir más novedades de ${brand}?`,
    done: (brand) => `Se ha dado de baja. ${brand} no le enviará más novedades.`,
    invalid:
      'Este enlace está incompleto. Ábralo de nuevo desde el correo o desactive las novedades en la página de su cuenta.',
  },
};
