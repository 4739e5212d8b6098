import { useEffect, useRef } from 'react';

/**
 * HTML of an email that the server has rendered, with all text escaped. The page's policy takes no style attributes from
 * markup, so they are set as properties; pictures come from this host.
 */
export function RenderedMail({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const parsed = new DOMParser().parseFromString(html.replaceAll(' style="', ' data-style="'), 'text/html');
    for (const element of parsed.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset['style'] ?? '';
      element.removeAttribute('data-style');
    }
    for (const link of parsed.querySelectorAll('a')) link.removeAttribute('href');
    for (const picture of parsed.querySelectorAll('img')) {
      const { pathname } = new URL(picture.getAttribute('src') ?? '', location.href);
      picture.setAttribute('src', pathname);
    }
    place.current?.replaceChildren(...parsed.body.children);
  }, [html]);
  return <div ref={place} />;
}
