import { Component, type ReactNode } from 'react';
import css from './island-error.css?inline';

// The islands' server-rendered markup, copied before React hydrates the first one. In a separate document, the copies
// load no images.
const servedMarkup = new Map<Element, DocumentFragment>();

if (typeof document !== 'undefined') {
  const inert = document.implementation.createHTMLDocument('');
  for (const island of document.querySelectorAll('astro-island')) {
    const copy = inert.createDocumentFragment();
    copy.append(...[...island.childNodes].map((node) => inert.importNode(node, true)));
    servedMarkup.set(island, copy);
  }
}

/** Inserts the server-rendered markup of an island before the message that replaced it. */
function restoreMarkup(message: Element | null): void {
  const island = message?.closest('astro-island');
  const copy = island && servedMarkup.get(island);
  if (!message || !copy) return;
  message.before(copy);
  servedMarkup.delete(island);
}

interface Props {
  /** The message shown when the island fails, in the page's language. */
  message: string;
  children: ReactNode;
}

/** Shows a message when an island fails, and restores its server-rendered markup, which works by HTML and CSS alone. */
export default class IslandBoundary extends Component<Props, { failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override state = { failed: false };

  // Few visitors need these styles, so they aren't in the page.
  override componentDidCatch() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }

  override render() {
    const { message, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <p ref={restoreMarkup} className="island-error" role="alert">
        {message}
      </p>
    );
  }
}
