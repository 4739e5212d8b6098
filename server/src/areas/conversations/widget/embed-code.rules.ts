import type { InstallationState } from '@parley/contract/resources/widget-installation';

/** An embed code on a page. */
export interface EmbedCode {
  agentId: string;
  /** Origin the script or frame is loaded from; null: it could not be read. */
  server: string | null;
}

const tags = /<(script|parley-agent|iframe)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const comments = /<!--[\s\S]*?(?:-->|$)/g;
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/**
 * Embed codes of a page: the script with `data-agent-id`, the element `parley-agent`, and a frame of the chat page.
 * Those in comments do not count. Site builders put the script into templates with quotes escaped, so they are undone.
 */
export function embedCodesOf(html: string, pageUrl: string): EmbedCode[] {
  const codes: EmbedCode[] = [];
  let lastServer: string | null = null;
  for (const [, tag = '', attributes = ''] of unescaped(html).replace(comments, '').matchAll(tags)) {
    const src = attributeOf(attributes, 'src');
    const address = src !== null && URL.canParse(src, pageUrl) ? new URL(src, pageUrl) : null;
    if (tag.toLowerCase() === 'iframe') {
      const agentId = new RegExp(`^/chat/(${uuid})/?$`, 'i').exec(address?.pathname ?? '')?.[1];
      if (agentId && address) codes.push({ agentId: agentId.toLowerCase(), server: address.origin });
      continue;
    }
    const isScript = tag.toLowerCase() === 'script';
    if (isScript && !address?.pathname.endsWith('/widget.js')) continue;
    if (isScript) lastServer = address?.origin ?? null;
    const agentId = attributeOf(attributes, isScript ? 'data-agent-id' : 'agent-id');
    if (agentId) codes.push({ agentId: agentId.toLowerCase(), server: isScript ? lastServer : null });
  }
  // An element has no address of its own: the script of the page brings it.
  return codes.map((code) => ({ ...code, server: code.server ?? lastServer }));
}

/** Judges the codes of a page for one agent: its own code wins over others on the same page. */
export function judgeInstallation(
  codes: readonly EmbedCode[],
  own: { agentId: string; servers: readonly string[] },
): { state: InstallationState; code: EmbedCode | null } {
  const ofAgent = codes.filter(({ agentId }) => agentId === own.agentId);
  const right = ofAgent.find(({ server }) => server !== null && own.servers.includes(server));
  if (right) return { state: 'found', code: right };
  const [elsewhere] = ofAgent;
  if (elsewhere) return { state: 'other_server', code: elsewhere };
  const [other] = codes;
  return other ? { state: 'other_agent', code: other } : { state: 'not_found', code: null };
}

function attributeOf(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|[\\s"'])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes);
  const value = found?.[1] ?? found?.[2] ?? found?.[3];
  return value === undefined ? null : value.replaceAll('&amp;', '&').trim();
}

/** Undoes escaping of code that a site builder keeps in a script or an attribute. */
function unescaped(html: string): string {
  return html
    .replace(/\\u003c/gi, '<')
    .replace(/\\u003e/gi, '>')
    .replace(/\\u0022|\\"/gi, '"')
    .replace(/\\\//g, '/')
    .replace(/&lt;(?=script|parley-agent|iframe)/gi, '<');
}
