import { SaxesParser, type SaxesTagNS } from 'saxes';
import { CalendarProviderError } from '#areas/agents/calendar-accounts';

/** One property of a WebDAV answer: its text, and the names and texts of the elements in it. */
export interface DavProperty {
  text: string;
  /** Elements inside, at any depth, as `{namespace}name`. */
  elements: { name: string; text: string; attributes: Readonly<Record<string, string>> }[];
}

export interface DavResponse {
  href: string;
  /** Status line of the response itself, such as that of a deleted object; empty: only properties have one. */
  status: string;
  /** Properties found (200), as `{namespace}name`. */
  properties: Map<string, DavProperty>;
}

export const dav = (name: string) => `{DAV:}${name}`;
export const calendarServer = (name: string) => `{http://calendarserver.org/ns/}${name}`;
export const caldav = (name: string) => `{urn:ietf:params:xml:ns:caldav}${name}`;

/** Reads a multi-status answer (RFC 4918, section 13). Throws `unavailable` for anything else. */
export function readMultistatus(xml: string): DavResponse[] {
  const reader = new MultistatusReader();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (cause) => {
    throw new CalendarProviderError('unavailable', 'The calendar server gave no usable answer.', { cause });
  });
  parser.on('opentag', (tag) => reader.open(tag));
  parser.on('text', (text) => reader.text(text));
  parser.on('cdata', (text) => reader.text(text));
  parser.on('closetag', () => reader.close());
  parser.write(xml).close();
  return reader.responses;
}

/** Depth of elements in a property that is read. */
const deepest = 32;

class MultistatusReader {
  readonly responses: DavResponse[] = [];
  private readonly path: string[] = [];
  private response: DavResponse | null = null;
  private found: Map<string, DavProperty> = new Map();
  private status = '';
  private property: DavProperty | null = null;
  private propertyDepth = 0;
  private readonly inner: DavProperty['elements'] = [];

  open(tag: SaxesTagNS): void {
    const name = `{${tag.uri}}${tag.local}`;
    const parent = this.path.at(-1);
    this.path.push(name);
    if (this.property) {
      if (this.path.length - this.propertyDepth > deepest) return;
      const attributes = Object.fromEntries(Object.values(tag.attributes).map(({ local, value }) => [local, value]));
      const element = { name, text: '', attributes };
      this.property.elements.push(element);
      this.inner.push(element);
      return;
    }
    if (name === dav('response')) this.response = { href: '', status: '', properties: new Map() };
    if (name === dav('propstat')) [this.found, this.status] = [new Map(), ''];
    if (parent === dav('prop')) {
      this.property = { text: '', elements: [] };
      this.propertyDepth = this.path.length;
      this.found.set(name, this.property);
    }
  }

  text(text: string): void {
    const element = this.inner.at(-1);
    if (element) element.text += text;
    else if (this.property) this.property.text += text;
    else if (this.path.at(-1) === dav('href') && this.path.at(-2) === dav('response') && this.response) {
      this.response.href += text.trim();
    } else if (this.path.at(-1) === dav('status')) {
      if (this.path.at(-2) === dav('response') && this.response) this.response.status += text.trim();
      else this.status += text;
    }
  }

  close(): void {
    const depth = this.path.length;
    const name = this.path.pop();
    if (this.property) {
      if (depth > this.propertyDepth) this.inner.pop();
      else this.property = null;
      return;
    }
    if (!this.response) return;
    if (name === dav('propstat') && / 200(?: |$)/.test(this.status)) {
      for (const [key, value] of this.found) this.response.properties.set(key, value);
    }
    if (name === dav('response')) {
      this.responses.push(this.response);
      this.response = null;
    }
  }
}
