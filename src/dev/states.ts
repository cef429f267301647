/** What a component may be in, as `data-forced` says it. */
export const states = {
  rest: '',
  hover: 'hover',
  focus: 'focus focus-visible focus-within',
  pressed: 'hover active',
  open: 'open',
} as const;

/** The name of such a state. */
export type State = keyof typeof states;

/** What is done to a page in a frame. */
export const acts = {
  rest: () => undefined,
  menu: ({ document }) => document.querySelector<HTMLElement>('[popover]')?.showPopover(),
  language: ({ document }) => document.querySelector('header details')?.setAttribute('open', ''),
  scrolled: (frame) => {
    frame.scrollTo({ top: 300, behavior: 'instant' });
  },
  hover: ({ document }) => {
    document.body.dataset['forced'] = states.hover;
  },
  focus: ({ document }) => {
    document.body.dataset['forced'] = states.focus;
  },
  loading: ({ document }) => {
    showProgress(document, 'running');
  },
  broken: ({ document }) => {
    showProgress(document, 'failed');
  },
} as const satisfies Record<string, (frame: Window) => void>;

/** The name of what is done. */
export type Act = keyof typeof acts;

/** The bar as it stands when it has run its course: it moves by itself, and would have gone. */
function showProgress(document: Document, state: string): void {
  const bar = document.createElement('div');
  bar.className = 'progress';
  bar.dataset['state'] = state;
  document.body.append(bar);
}
