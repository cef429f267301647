import { loadBundle } from '#client/load-bundle.ts';
import { watchNavigations } from '#client/navigation.ts';

/** Shows a thin bar while another page loads, red when it fails. client.css moves it. */
export function startProgressBar(): void {
  const { dataset, lang } = document.documentElement;
  const bar = document.createElement('div');
  bar.className = 'progress';
  bar.role = 'progressbar';
  let isLoading = false;

  const show = (state: 'started' | 'failed') => {
    bar.dataset['state'] = state;
    document.body.append(bar);
  };

  bar.addEventListener('animationend', ({ animationName }) => {
    if (animationName === 'progress-end') bar.remove();
  });
  watchNavigations((event) => {
    // Its animations begin again when it is added.
    bar.remove();
    // A download, for example, fails without having been shown.
    if (event === 'started' || (event === 'failed' && isLoading)) show(event);
    isLoading = event === 'started';
  });
  void loadBundle(lang).then((texts) => (bar.ariaLabel = texts?.main.browser.progress ?? null));
  // The response was an error page.
  if ('failed' in dataset) show('failed');
}
