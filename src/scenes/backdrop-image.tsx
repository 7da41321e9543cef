import type { ComponentProps } from 'react';
import { Picture, type Rendition } from '../components/picture';

/** The pictures of a scene's land, transparent above the horizon. */
type LandPictures = Readonly<Record<'day' | 'night' | 'dayPhone' | 'nightPhone', Rendition>>;

export type BackdropImageProps = {
  /** The land of the scene; null without a scene. */
  readonly land: LandPictures | null;
  /** A picture from the content, shown if there is no scene. */
  readonly ownPicture: ComponentProps<typeof Picture> | null;
  /** The section in which it is night in both schemes; undefined if the scheme decides. */
  readonly alwaysNightIn?: 'hero' | 'banner' | undefined;
  /** Whether it is in the first view, so that its pictures are fetched first. */
  readonly priority?: boolean;
};

/** The picture of a backdrop, of which the browser chooses one for the window and the scheme. */
export function BackdropImage({
  land,
  ownPicture,
  alwaysNightIn,
  priority = false,
}: BackdropImageProps) {
  if (!land) return ownPicture && <Picture {...ownPicture} priority={priority} sizes="100vw" />;
  const pictures = alwaysNightIn
    ? { src: land.night, phone: land.nightPhone }
    : { src: land.day, dark: land.night, phone: land.dayPhone, phoneDark: land.nightPhone };
  return <Picture alt="" {...pictures} priority={priority} />;
}
