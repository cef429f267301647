// React and all islands, so that the first interaction with a page loads one file.
export { default as LanguageMenu } from '#components/islands/LanguageMenu.tsx';
export { default as NavbarScroll } from '#components/islands/NavbarScroll.tsx';
export { default as TestimonialsCarousel } from '#components/islands/TestimonialsCarousel.tsx';
/** @public as Astro's renderer */
export { default } from '@astrojs/react/client.js';
