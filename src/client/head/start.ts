import { reloadOnce } from '#client/errors/recovery.ts';

// Inlined in the head of every page, with the address of src/client/page/main.ts: what reads without it is painted
// first. A page in the background, or prepared ahead, has no frames to wait for.
const { src } = (document.currentScript as HTMLScriptElement).dataset;
const start = () => setTimeout(() => void import(src as string).catch(reloadOnce));
if (document.hidden) addEventListener('DOMContentLoaded', start);
else requestAnimationFrame(start);
