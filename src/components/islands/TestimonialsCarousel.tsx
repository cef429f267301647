import { useEffect, useReducer, useRef, useState, type KeyboardEvent } from 'react';
import IslandBoundary from './IslandBoundary.tsx';
import { carouselReducer, type CarouselEvent } from './testimonials-carousel.ts';

/** What a customer says, with the address of a portrait. */
export interface Testimonial {
  author: string;
  description: string;
  image: string;
}

interface Props {
  testimonials: Testimonial[];
  strings: { choose: string; error: string };
}

function Carousel({ testimonials, strings }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [active, dispatch] = useReducer(
    (index: number, event: CarouselEvent) => carouselReducer(index, event, testimonials.length),
    0,
  );
  // Said only after a choice of the visitor: a status that is filled at once is read out at once.
  const [announcement, announce] = useState('');

  const radios = () => [...(group.current?.querySelectorAll('input') ?? [])];

  useEffect(() => {
    // Another one may have been chosen before the island woke.
    dispatch({ type: 'chosen', index: radios().findIndex(({ checked }) => checked) });
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = radios()[carouselReducer(active, { type: 'key', key: event.key }, testimonials.length)];
    if (!['Home', 'End'].includes(event.key) || !target) return;
    event.preventDefault();
    target.focus();
    target.click();
  };

  return (
    <fieldset ref={group} className="carousel" onKeyDown={onKeyDown}>
      <legend className="visually-hidden">{strings.choose}</legend>
      {testimonials.map(({ author, description, image }, index) => (
        <div key={author}>
          <label>
            <input
              type="radio"
              name="testimonial"
              value={index}
              aria-label={author}
              defaultChecked={index === 0}
              onChange={() => {
                dispatch({ type: 'chosen', index });
                announce(description);
              }}
            />
            <img src={image} alt={author} width={100} height={100} loading="lazy" decoding="async" />
          </label>
          <figure>
            <blockquote>
              <p>{description}</p>
            </blockquote>
            <figcaption>{author}</figcaption>
          </figure>
        </div>
      ))}
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
