/** TwiML, Twilio's call control markup. Source: twilio.com/docs/voice/twiml. */

const head = '<?xml version="1.0" encoding="UTF-8"?>';

/** Streams both directions of the audio to the URL; the call ends with the stream, since no verb follows. */
export function connectStream(url: string, parameters: Readonly<Record<string, string>>): string {
  const inner = Object.entries(parameters)
    .map(([name, value]) => `<Parameter name="${escapeXml(name)}" value="${escapeXml(value)}"/>`)
    .join('');
  return `${head}<Response><Connect><Stream url="${escapeXml(url)}">${inner}</Stream></Connect></Response>`;
}

export const reject = (reason: 'busy' | 'rejected'): string =>
  `${head}<Response><Reject reason="${reason}"/></Response>`;

/** Message of a number without an account, in a language of its country; English elsewhere. */
const notInService: readonly { prefix: string; language: string; text: string }[] = [
  { prefix: '+46', language: 'sv-SE', text: 'Numret du har ringt används inte.' },
  { prefix: '+49', language: 'de-DE', text: 'Die gewählte Rufnummer ist nicht vergeben.' },
  { prefix: '+43', language: 'de-DE', text: 'Die gewählte Rufnummer ist nicht vergeben.' },
  { prefix: '+33', language: 'fr-FR', text: "Le numéro que vous avez composé n'est pas attribué." },
  { prefix: '+34', language: 'es-ES', text: 'El número marcado no está en servicio.' },
  { prefix: '', language: 'en-US', text: 'The number you have called is not in service.' },
];

/** Says that the number is not in service, and ends the call. */
export function sayNotInService(to: string): string {
  const { language = '', text = '' } = notInService.find(({ prefix }) => to.startsWith(prefix)) ?? {};
  return `${head}<Response><Say language="${language}">${escapeXml(text)}</Say><Hangup/></Response>`;
}

/** Dials another party for the call; without an answer the call ends. */
export function dial(to: string, options: { from?: string; ringSeconds: number }): string {
  const callerId = options.from === undefined ? '' : ` callerId="${escapeXml(options.from)}"`;
  const number = to.startsWith('sip:') ? `<Sip>${escapeXml(to)}</Sip>` : `<Number>${escapeXml(to)}</Number>`;
  return `${head}<Response><Dial timeout="${options.ringSeconds}"${callerId}>${number}</Dial></Response>`;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML and removes characters that XML forbids (XML 1.0, section 2.2). */
function escapeXml(text: string): string {
  return text.replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, '').replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '');
}
