import type { Page } from '#tests/support/pages.ts';

/** A thing of a graph, or a reference to one, which has an id only. */
export type Node = Record<string, unknown>;

/** Every graph that a page carries, as JSON-LD. */
export const readGraphs = ({ document }: Page): unknown[] =>
  document
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script): unknown => JSON.parse(script.textContent));

/** Every object in a value, itself and those inside others. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? inner : [value as Node, ...inner];
}

/** Everything that the graph of a page holds, things and references. */
export const nodesOf = (page: Page): Node[] => readGraphs(page).flatMap(nodesIn);

/** Tells whether an object only points at a thing. */
export const isReference = (node: Node): boolean => Object.keys(node).join() === '@id';

/** The things of a type that the graph of a page describes. */
export const thingsOf = (page: Page, type: string): Node[] =>
  nodesOf(page).filter((node) => node['@type'] === type);

/** The id in a reference, or in each of a list of them. */
export const idsIn = (value: unknown): unknown[] => nodesIn(value).map((node) => node['@id']);
