import { everyRoute, expect, nightlyUnless, test } from '../../helpers/site/fixtures';

/* Styles belong to a component, by its class; global are only those of bare elements. */

for (const route of everyRoute)
  test(
    `parts of an article on ${route} don't look like the page's own`,
    nightlyUnless(route === '/'),
    async ({ site }) => {
      await site.visit(route);
      const looks = await site.main.evaluate((main) => {
        const look = (element: Element) => {
          const { position, zIndex, backgroundColor, display, translate } =
            getComputedStyle(element);
          return { position, zIndex, backgroundColor, display, translate };
        };
        const added = (name: string) => {
          const element = document.createElement(name);
          main.append(element);
          return look(element);
        };
        const popover = document.createElement('div');
        popover.popover = 'manual';
        main.append(popover);
        popover.showPopover();
        const bare = added('article');
        const parts = [added('header'), added('footer'), added('nav')];
        return { bare, parts, popover: getComputedStyle(popover).getPropertyValue('inset') };
      });
      for (const part of looks.parts) expect(part).toEqual(looks.bare);
      // where the browser puts popovers
      expect(looks.popover).toBe('0px');
    },
  );
