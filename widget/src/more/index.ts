/**
 * Second script, loaded with the first opening, or at once where operators may be writing. It is drawn
 * by the Preact of the script that loaded it.
 */
import moreCss from '../theme/more.css?inline';
import panelCss from '../theme/panel.css?inline';
import transcriptCss from '../theme/transcript.css?inline';
import viewsCss from '../theme/views.css?inline';

export { Room } from '../panel/room.tsx';

/** Its rules, for the shadow root. */
export const styles = panelCss + transcriptCss + moreCss + viewsCss;
