import { type InputEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { island } from '#components/islands/island.tsx';

interface Props {
  /** The id of the group's name. React would render a text again if a browser had translated the page. */
  name: string;
  /** The name, then for each testimonial a radio button, a portrait, and its quotation. */
  children?: ReactNode;
}

/**
 * Returns the testimonial that a key selects. Browsers implement the arrow keys (WAI-ARIA radio group
 * pattern), but WebKit doesn't wrap around at the ends. Home and End are additions.
 * @param active index of the active testimonial
 * @param key a value of `KeyboardEvent.key`
 * @param count number of testimonials
 * @returns an index; undefined for keys that the browser handles
 */
function keyTarget(active: number, key: string, count: number): number | undefined {
  const last = count - 1;
  const isBack = key === 'ArrowLeft' || key === 'ArrowUp';
  const isForward = key === 'ArrowRight' || key === 'ArrowDown';
  if (key === 'Home' || (isForward && active === last)) return 0;
  if (key === 'End' || (isBack && active === 0)) return last;
  return undefined;
}

function Carousel({ name, children }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  // Empty until the visitor chooses: screen readers would read out a status that is filled on load.
  const [announcement, setAnnouncement] = useState('');

  const announce = (input: HTMLInputElement | null | undefined) => {
    setAnnouncement(input?.closest('div')?.querySelector('blockquote')?.textContent ?? '');
  };

  // A screen reader's first choice comes without a pointer or focus before it, so it loads this script.
  useEffect(() => {
    announce(group.current?.querySelector<HTMLInputElement>(':checked:not([checked])'));
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    // The inputs hold the state, because the visitor may have chosen before hydration.
    const radios = [...(group.current?.querySelectorAll('input') ?? [])];
    const active = radios.findIndex(({ checked }) => checked);
    const target = radios[keyTarget(active, key, radios.length) ?? -1];
    if (altKey || ctrlKey || metaKey || !target) return;
    event.preventDefault();
    target.focus();
    target.click();
  };

  return (
    <fieldset
      ref={group}
      className="carousel"
      aria-labelledby={name}
      onInput={({ target }: InputEvent<HTMLFieldSetElement>) => {
        announce(target as HTMLInputElement);
      }}
      onKeyDown={onKeyDown}
    >
      {children}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </fieldset>
  );
}

/** The testimonials carousel: a radio group of portraits, which works without scripts. */
export default island(Carousel);
