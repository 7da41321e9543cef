import { render } from '@testing-library/react';
import type { SceneName } from './registry';
import { Scene } from './scene';

const rendered = (name: SceneName) => {
  const { container } = render(<Scene name={name}>{null}</Scene>);
  const disc = container.querySelector('[data-sun]');
  const land = container.querySelector('[data-scene] > div');
  if (!land) throw new Error('It has no land.');
  const outline = getComputedStyle(land).getPropertyValue('--outline');
  return { hasDisc: disc !== null, outline };
};

it('has a sun or moon, and an outline until its picture has loaded', () => {
  const { hasDisc, outline } = rendered('overlook');
  expect(hasDisc).toBe(true);
  expect(outline).toMatch(/^polygon/);
});

it('lacks the parts that its definition hides', () => {
  expect(rendered('bridge').hasDisc).toBe(false);
  expect(rendered('window')).toEqual({ hasDisc: false, outline: 'inset(50%)' });
});
