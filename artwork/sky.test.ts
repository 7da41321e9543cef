import { dark, light } from '../src/theme/tokens';
import { lab, rgb } from './colour';
import { randomFrom } from './maths';
import { noiseFrom } from './noise';
import { palettes } from './palettes';
import { skyOf } from './sky';
import { viewOf } from './view';

const view = viewOf(160, 100);

test.each([
  ['dawn', light.color.sky],
  ['night', dark.color.sky],
  ['firstlight', dark.color.sky],
] as const)('the first row of %s is the sky of the page', (time, sky) => {
  const { colour } = skyOf(view, palettes[time], noiseFrom(randomFrom(1863)), 1);
  for (let column = 0; column < view.width; column++) {
    expect(rgb(colour(column, 0))).toEqual(rgb(lab(sky)));
  }
});

test('the sun stands in the sky at dawn and is still below the ridge at first light', () => {
  const brightest = (time: 'dawn' | 'firstlight'): readonly number[] =>
    rgb(
      skyOf(view, palettes[time], () => 0, 1).colour(
        Math.round(view.sun.x),
        Math.round(view.sun.y),
      ),
    );
  expect(brightest('dawn')).toEqual(rgb(lab(palettes.dawn.sun)));
  expect(brightest('firstlight')).not.toEqual(rgb(lab(palettes.firstlight.sun)));
});
