import { contrast } from 'browser-testing/contrast';
import { skies } from '../../scenes/skies';
import { fixed } from '../../theme/tokens';

const parsed = (color: string) => parseInt(color.slice(1), 16);

test('by night the horizon is paler than the near wood, so that the far one, of a color between, is darker than the sky', () => {
  const [sky, wood] = [parsed(skies.night.horizon), parsed(fixed.footerBackground)];
  expect(contrast(sky, 0)).toBeGreaterThan(contrast(wood, 0));
  expect(contrast(sky, wood)).toBeGreaterThan(2);
});
