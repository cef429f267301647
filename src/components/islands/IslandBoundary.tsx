import { Component, type ReactNode } from 'react';
import css from './island-error.css?inline';
import { restoreServed } from './served-islands.ts';

interface Props {
  /** What a visitor is told when the island fails, in the page's language. */
  message: string;
  children: ReactNode;
}

/**
 * Keeps a failure inside its island: says so, and puts back what the server had rendered, which works by
 * HTML and CSS alone.
 */
export default class IslandBoundary extends Component<Props, { failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override state = { failed: false };

  // Few visitors need it, so it travels with the island and not with every page.
  override componentDidCatch() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }

  override render() {
    const { message, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <p ref={restoreServed} className="island-error" role="alert">
        {message}
      </p>
    );
  }
}
