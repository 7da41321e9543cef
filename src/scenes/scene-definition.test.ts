import { lands } from './generated/lands';
import { scenes } from './registry';
import { boxesOnLand, skiesOf } from './scene-definition';
import { skies } from './skies';

describe('the skies of a scene', () => {
  it('are those of the hours for which its land is painted', () => {
    expect(skiesOf(scenes.homestead)).toMatchObject({ light: skies.morning, dark: skies.night });
    expect(skiesOf(scenes.mailbox)).toMatchObject({ light: skies.dusk, dark: skies.firstLight });
  });

  it('have the stars of other nights where it is always night', () => {
    const { stars } = skies.night;
    expect(skiesOf(scenes.mailbox).alwaysNight).toEqual({
      ...skies.night,
      ...skies.firstLight,
      stars,
    });
  });

  it('are others where its definition says so', () => {
    const { light, dark } = skiesOf({ ...scenes.mailbox, sky: { dark: skies.night } });
    expect([light, dark]).toEqual([skies.dusk, skies.night]);
  });
});

describe('the drawings of a scene', () => {
  it('stand at the same spot of the land on a phone, which shows a part of it', () => {
    const { left, share } = lands.homestead.phone.part;
    const { behind, phone } = boxesOnLand(scenes.homestead) ?? {};
    if (!behind || !phone) throw new Error('Nothing stands on it.');
    expect((left + (phone.x / 100) * share) * 100).toBeCloseTo(behind.x, 1);
    expect(phone.width * share).toBeCloseTo(behind.width, 1);
    expect(phone.y).toBe(behind.y);
  });

  it('stand where its definition says on a land with a view of its own for phones', () => {
    expect(boxesOnLand(scenes.overlook)?.phone).toBe(scenes.overlook.drawings.phone);
  });

  it('are none where all is painted', () => {
    expect(boxesOnLand(scenes.lane)).toBeUndefined();
  });
});
