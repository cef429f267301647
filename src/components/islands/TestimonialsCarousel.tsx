import { useRef, useState, type InputEvent, type KeyboardEvent, type ReactNode } from 'react';
import IslandBoundary from './IslandBoundary.tsx';
import { keyTarget } from './testimonials-carousel.ts';

interface Props {
  strings: { choose: string; error: string };
  /** The testimonials, each a radio button with its portrait, and the words that show while it is checked. */
  children?: ReactNode;
}

function Carousel({ strings, children }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  // Said only after a choice of the visitor: a status that is filled at once is read out at once.
  const [announcement, announce] = useState('');

  const onInput = ({ target }: InputEvent<HTMLFieldSetElement>) => {
    const testimonial = (target as HTMLInputElement).closest('div');
    announce(testimonial?.querySelector('blockquote')?.textContent ?? '');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    // The group alone knows which one is active: another may have been chosen before the island woke.
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

/** Quotations of which one is shown; a radio group of portraits, complete without scripts. */
export default function TestimonialsCarousel(props: Props) {
  return (
    <IslandBoundary message={props.strings.error}>
      <Carousel {...props} />
    </IslandBoundary>
  );
}
