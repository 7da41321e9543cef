import sharp from 'sharp';
import { preparePicture } from './pictures';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } });

it('turns a photo upright that was stored on its side', async () => {
  const photo = await picture(800, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await preparePicture(photo)).toMatchObject({ width: 600, height: 800 });
});

it('makes no picture larger, and large ones smaller', async () => {
  const small = await picture(640, 400).png().toBuffer();
  expect(await preparePicture(small)).toMatchObject({ width: 640, height: 400 });
  const large = await picture(3000, 6000).png().toBuffer();
  expect(await preparePicture(large)).toMatchObject({ width: 1280, height: 2560 });
});

it('encodes what it has encoded no second time: each time would lose some of it', async () => {
  const once = await preparePicture(await picture(640, 400).png().toBuffer());
  expect(await preparePicture(Buffer.from(once.base64, 'base64'))).toEqual(once);
});

it('refuses a picture that moves', async () => {
  const frames = await Promise.all([
    picture(64, 64).png().toBuffer(),
    picture(64, 64).negate().png().toBuffer(),
  ]);
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  await expect(preparePicture(moving)).rejects.toThrow('The picture moves.');
});
