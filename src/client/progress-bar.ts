import { loadBundle } from '#client/load-bundle.ts';
import { watchNavigations } from '#client/navigation.ts';

/** Milliseconds until the bar appears, of its animation, and until it is hidden. */
const throttle = 200;
const duration = 5000;
const hide = 500;

/** The bar's state. `overdue`: the bar is hidden, but the page is still loading. */
export type ProgressState = 'idle' | 'waiting' | 'running' | 'done' | 'overdue' | 'failed';

/** What changes the state. `elapsed`: the time of the present state is over. */
export type ProgressEvent = 'started' | 'failed' | 'left' | 'elapsed';

/** How long a state lasts, in milliseconds, and the next one. No state that shows the bar lasts. */
const stateTimes: Partial<Record<ProgressState, { time: number; next: ProgressState }>> = {
  waiting: { time: throttle, next: 'running' },
  running: { time: duration, next: 'done' },
  done: { time: hide, next: 'overdue' },
  failed: { time: hide, next: 'idle' },
};

const transitions: Record<ProgressEvent, (state: ProgressState) => ProgressState> = {
  started: (state) => (state === 'running' ? state : 'waiting'),
  failed: (state) => (state === 'idle' ? state : 'failed'),
  left: () => 'idle',
  elapsed: (state) => stateTimes[state]?.next ?? state,
};

export const progressReducer = (state: ProgressState, event: ProgressEvent): ProgressState =>
  transitions[event](state);

/** Shows a thin bar while another page loads, red when it fails. */
export function startProgressBar(): void {
  const { dataset, lang } = document.documentElement;
  const bar = document.createElement('div');
  bar.className = 'progress';
  bar.role = 'progressbar';
  let state: ProgressState = 'idle';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: ProgressState) => {
    if (next === state) return;
    state = next;
    clearTimeout(timer);
    const { time } = stateTimes[next] ?? {};
    if (time !== undefined) timer = setTimeout(handle, time, 'elapsed');
    bar.remove();
    if (next === 'idle' || next === 'waiting' || next === 'overdue') return;
    bar.dataset['state'] = next;
    document.body.append(bar);
    if (next === 'running') bar.animate({ scale: ['0 1', '1'] }, { duration, easing: 'ease-out' });
    else bar.animate({ opacity: [1, 0] }, { duration: hide, easing: 'ease-in' });
  };

  const handle = (event: ProgressEvent) => {
    show(progressReducer(state, event));
  };

  void loadBundle(lang).then((texts) => (bar.ariaLabel = texts?.main.browser.progress ?? null));
  watchNavigations(handle);
  // The response was an error page.
  if ('failed' in dataset) show('failed');
}
