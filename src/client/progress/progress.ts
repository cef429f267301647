import { progress } from '#client/page/timings.ts';

/** How the bar stands; `overdue` is without a bar too, but the page is still on its way. */
export type ProgressState = 'idle' | 'waiting' | 'running' | 'done' | 'overdue' | 'failed';

/** What happens to the bar; `elapsed` says that a state's time is over, `left` that the page is gone. */
export type ProgressEvent = 'started' | 'failed' | 'left' | 'elapsed';

/** How long a state lasts, in milliseconds, and what comes after it: every state with a bar ends by itself. */
export const course: Record<ProgressState, { time: number; next: ProgressState } | undefined> = {
  idle: undefined,
  waiting: { time: progress.throttle, next: 'running' },
  running: { time: progress.duration, next: 'done' },
  done: { time: progress.hide, next: 'overdue' },
  overdue: undefined,
  failed: { time: progress.hide, next: 'idle' },
};

/**
 * What follows for the progress bar.
 * @param state how it stands
 * @param event what happened
 * @returns how it stands afterwards; a bar that runs goes on when another page is asked for
 */
export function progressReducer(state: ProgressState, event: ProgressEvent): ProgressState {
  switch (event) {
    case 'started':
      return state === 'running' ? state : 'waiting';
    case 'failed':
      return state === 'idle' ? state : 'failed';
    case 'left':
      return 'idle';
    case 'elapsed':
      return course[state]?.next ?? state;
  }
}
