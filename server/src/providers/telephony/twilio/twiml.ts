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
