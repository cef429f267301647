/**
 * Tells whether the bar stands over a scrolled page.
 * @param offset how far the page is scrolled, in CSS pixels; below zero while it bounces at the top
 */
export const isScrolled = (offset: number): boolean => offset > 0;
