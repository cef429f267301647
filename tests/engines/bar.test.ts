import { describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { routes } from '#site/routes.ts';
import { inEveryEngine, visitSite } from './support/engine-test.ts';
import { quotation, sees, untilAwake } from './support/looking.ts';

inEveryEngine((engine) => {
  describe('a reader at the bar', () => {
    const visit = visitSite(engine);

    test('sees no menu lie over the logo when the window is widened while it is open', async () => {
      const { visitor, site } = visit;
      await visitor.resize(390, 844);
      await visitor.open(site + routes.contact);
      await visitor.click('.toggle');
      await expect.poll(() => sees(visitor, '#menu a')).toBe(true);
      await visitor.resize(1280, 800);
      const boxes = () =>
        visitor.ask(() =>
          ['.logo', '#menu'].map((part) => document.querySelector(part)?.getBoundingClientRect().toJSON()),
        ) as Promise<DOMRect[]>;
      await expect
        .poll(async () => {
          const [logo, menu] = await boxes();
          return logo && menu && (menu.top >= logo.bottom || menu.left >= logo.right);
        })
        .toBe(true);
      // It can be closed there, and is where it belongs afterwards.
      await visitor.press('Escape');
      await expect.poll(async () => (await boxes())[1]?.left).toBeGreaterThan(300);
      await expect.poll(async () => (await boxes())[1]?.bottom).toBeLessThan(72);
      expect(await sees(visitor, '#menu a')).toBe(true);
    });

    test('sees logo and words without a blur around them', async () => {
      const { visitor, site } = visit;
      await visitor.resize(1280, 800);
      await visitor.open(site + routes.contact);
      const right = await visitor.ask(
        () => document.querySelector('.logo')?.getBoundingClientRect().right ?? 0,
      );
      const picture = sharp(await visitor.picture()).removeAlpha();
      // Beside the letters, and far from anything.
      const [beside, far] = await Promise.all(
        [right + 3, right + 120].map((left) =>
          picture
            .clone()
            .extract({ left: Math.round(left), top: 40, width: 1, height: 1 })
            .raw()
            .toBuffer(),
        ),
      );
      expect([...(beside ?? [])]).toEqual([...(far ?? [])]);
    });

    test('goes round the customers with the arrow keys, both ways', async () => {
      const { visitor, site } = visit;
      await visitor.open(site + routes.about);
      await expect.poll(() => untilAwake(visitor)).toBe(true);
      const last = await visitor.ask(() => document.querySelectorAll('.carousel figure').length - 1);
      await visitor.click('.carousel div:nth-of-type(1) label');
      await expect.poll(() => untilAwake(visitor, 'TestimonialsCarousel')).toBe(true);
      await visitor.press('ArrowLeft');
      await expect.poll(() => quotation(visitor)).toEqual([last]);
      await visitor.press('ArrowRight');
      await expect.poll(() => quotation(visitor)).toEqual([0]);
    });
  });
});
