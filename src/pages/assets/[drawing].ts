import type { APIRoute } from 'astro';
import { getItems } from '#content/queries.ts';
import { drawingFiles, getFigure } from '#drawings/drawings.ts';
import { isPhotograph } from '#drawings/pictures.ts';
import { locales } from '#shared/locales.ts';

export const getStaticPaths = async () => {
  const codes = locales.map(({ code }) => code);
  const projects = (await Promise.all(codes.map(getItems.projects))).flat();
  const services = (await Promise.all(codes.map(getItems.services))).flat();
  const figures = [
    ...projects.flatMap(({ data }) => data.figures ?? []),
    ...services.flatMap(({ data }) => data.proof ?? []),
  ].flatMap(({ picture, ...rest }) => (isPhotograph(picture) ? [] : getFigure({ picture, ...rest }).files));
  // Languages share those without words.
  const files = new Map([...drawingFiles, ...figures].map(({ path, svg }) => [path, svg]));
  return Array.from(files, ([path, svg]) => ({
    params: { drawing: path.slice('/assets/'.length) },
    props: { svg },
  }));
};

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
