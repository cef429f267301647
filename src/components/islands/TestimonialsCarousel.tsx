import { useRef, useState, type InputEvent, type KeyboardEvent, type ReactNode } from 'react';
import IslandBoundary from './IslandBoundary.tsx';

interface Props {
  strings: { choose: string; error: string };
  /** The testimonials, each a radio button with its portrait and the quotation that is shown while it is checked. */
  children?: ReactNode;
}

/**
 * The testimonial to which a key leads. Arrow keys are the radio group's own (WAI-ARIA radio group pattern), except for
 * wrapping around at the ends, which WebKit doesn't; Home and End are added.
 * @param active the index of the active testimonial
 * @param key the key, by its name in `KeyboardEvent.key`
 * @param count the number of testimonials
 * @returns an index; undefined where the key is left to the browser
 */
export function keyTarget(active: number, key: string, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowLeft':
    case 'ArrowUp':
      return active === 0 ? last : undefined;
    case 'ArrowRight':
    case 'ArrowDown':
      return active === last ? 0 : undefined;
    default:
      return undefined;
  }
}

function Carousel({ strings, children }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  // Empty until the visitor chooses: a status that is filled on load is read out on load.
  const [announcement, setAnnouncement] = useState('');

  const onInput = ({ target }: InputEvent<HTMLFieldSetElement>) => {
    const testimonial = (target as HTMLInputElement).closest('div');
    setAnnouncement(testimonial?.querySelector('blockquote')?.textContent ?? '');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    // The inputs hold the state: another one may have been chosen before the island woke.
    const radios = [...(group.current?.querySelectorAll('input') ?? [])];
    const active = radios.findIndex(({ checked }) => checked);
    const target = radios[keyTarget(active, key, radios.length) ?? -1];
    if (altKey || ctrlKey || metaKey || !target) return;
    event.preventDefault();
    target.focus();
    target.click();
  };

  return (
    <fieldset ref={group} className="carousel" onInput={onInput} onKeyDown={onKeyDown}>
      <legend className="visually-hidden">{strings.choose}</legend>
      {children}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </fieldset>
  );
}

/** Testimonials of which one is shown: a radio group of portraits, which works without scripts. */
export default function TestimonialsCarousel(props: Props) {
  return (
    <IslandBoundary message={props.strings.error}>
      <Carousel {...props} />
    </IslandBoundary>
  );
}
