import type { APIRoute } from 'astro';
import { drawingFiles } from '#site/drawings.ts';

export const getStaticPaths = () =>
  drawingFiles.map(({ path, svg }) => ({
    params: { drawing: path.slice('/assets/'.length) },
    props: { svg },
  }));

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
