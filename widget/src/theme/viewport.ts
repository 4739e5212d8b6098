/**
 * Tells the style sheets what of the window can be seen, in `--seen-height` and `--seen-top`: on phones the keyboard
 * covers the page without resizing it. Returns how to stop.
 */
export function followViewport(container: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const measure = () => {
    // Zoomed in by hand, less is seen, and the panel keeps its size.
    if (viewport.scale > 1.01) return;
    container.style.setProperty('--seen-height', `${viewport.height}px`);
    container.style.setProperty('--seen-top', `${viewport.offsetTop}px`);
  };
  measure();
  viewport.addEventListener('resize', measure);
  viewport.addEventListener('scroll', measure);
  return () => {
    viewport.removeEventListener('resize', measure);
    viewport.removeEventListener('scroll', measure);
  };
}
