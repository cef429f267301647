import { forceStates } from './force-states.ts';
import { acts, type Act } from './states.ts';

const pages = new Map<string, Promise<string>>();

/** A page is asked for once, however many frames show it. */
function fetchPage(path: string): Promise<string> {
  const page = pages.get(path) ?? fetch(path).then((response) => response.text());
  pages.set(path, page);
  return page;
}

const isAct = (name = ''): name is Act => Object.hasOwn(acts, name);

async function showFrame(frame: HTMLIFrameElement): Promise<void> {
  const { path = '', act } = frame.dataset;
  frame.srcdoc = await fetchPage(path);
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
  });
  if (!frame.contentWindow || !isAct(act)) return;
  forceStates(frame.contentWindow.document);
  acts[act](frame.contentWindow);
}

forceStates(document);
for (const details of document.querySelectorAll('[data-forced~="open"] details')) {
  details.setAttribute('open', '');
}
await Promise.all([...document.querySelectorAll('iframe')].map(showFrame));
document.documentElement.dataset['states'] = 'shown';
