import { Component, type ComponentType, type ReactNode } from 'react';

// The islands' server-rendered markup, copied before React hydrates the first one. In a separate document,
// the copies load no images.
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

interface IslandProps {
  /** The message shown when the island fails, in the page's language. */
  error: string;
}

class ErrorBoundary extends Component<IslandProps & { children: ReactNode }, { failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override state = { failed: false };

  override render() {
    const { error, children } = this.props;
    if (!this.state.failed) return children;
    // Styled by src/client/client.css.
    return (
      <p ref={restoreMarkup} className="toast" role="alert">
        {error}
      </p>
    );
  }
}

/**
 * Makes an island of a component. Where it fails, the island shows the message `error` and its
 * server-rendered markup, which works by HTML and CSS alone.
 */
export const island = <Props extends object>(Content: ComponentType<Props>) =>
  function Island(props: Props & IslandProps) {
    return (
      <ErrorBoundary error={props.error}>
        <Content {...props} />
      </ErrorBoundary>
    );
  };
