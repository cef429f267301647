/** What a customer says, with a portrait in the formats a browser may choose from. */
export interface Testimonial {
  author: string;
  description: string;
  image: { src: string; sources: { type: string; srcSet: string }[] };
}

interface Props {
  testimonials: Testimonial[];
  strings: { choose: string };
}

/** Quotations of which one is shown; a radio group of portraits, complete without scripts. */
export default function TestimonialsCarousel({ testimonials, strings }: Props) {
  return (
    <fieldset className="carousel">
      <legend className="visually-hidden">{strings.choose}</legend>
      {testimonials.map(({ author, description, image }, index) => (
        <div key={author}>
          <label>
            <input type="radio" name="testimonial" value={index} defaultChecked={index === 0} />
            <picture>
              {image.sources.map(({ type, srcSet }) => (
                <source key={type} type={type} srcSet={srcSet} />
              ))}
              <img src={image.src} alt={author} width={100} height={100} loading="lazy" decoding="async" />
            </picture>
          </label>
          <figure>
            <blockquote>
              <p>{description}</p>
            </blockquote>
            <figcaption>{author}</figcaption>
          </figure>
        </div>
      ))}
    </fieldset>
  );
}
