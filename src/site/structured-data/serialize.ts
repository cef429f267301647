import type { Graph, Thing } from 'schema-dts';

/**
 * Writes a graph as JSON-LD that can stand in a page.
 * @param things what the page is about
 * @returns JSON without `<`, so that no text ends the script or begins a comment in it (HTML, "restrictions for
 *   contents of script elements")
 */
export function serializeGraph(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
