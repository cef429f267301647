import texts from 'virtual:browser-texts';
import { watchPageLoads } from '#client/page/page-load.ts';
import { progress } from '#client/page/timings.ts';
import {
  course,
  progressReducer,
  type ProgressEvent,
  type ProgressState,
} from '#client/progress/progress.ts';

const bar = document.createElement('div');
let state: ProgressState = 'idle';
let timer: ReturnType<typeof setTimeout> | undefined;

function show(next: ProgressState) {
  if (next === state) return;
  state = next;
  clearTimeout(timer);
  const stay = course[next];
  if (stay) timer = setTimeout(handle, stay.time, 'elapsed');
  bar.remove();
  if (next === 'idle' || next === 'waiting' || next === 'overdue') return;
  bar.dataset['state'] = next;
  bar.ariaLabel = texts().progress;
  document.body.append(bar);
  if (next === 'running')
    bar.animate({ scale: ['0 1', '1'] }, { duration: progress.duration, easing: 'ease-out' });
  else bar.animate({ opacity: [1, 0] }, { duration: progress.hide, easing: 'ease-in' });
}

function handle(event: ProgressEvent) {
  show(progressReducer(state, event));
}

/**
 * Shows a thin bar while another page is on its way, red when it does not come. The bar always ends: a page
 * that is left takes none along into the back/forward cache.
 */
export function startProgress(): void {
  bar.className = 'progress';
  bar.role = 'progressbar';
  watchPageLoads(handle);
  // This page answers in place of the one that was asked for.
  if ('failed' in document.documentElement.dataset) show('failed');
}
