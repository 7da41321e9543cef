import type { DerivedFieldSources } from '../fields/derived-fields';

type Picture = DerivedFieldSources['picture'];

/** The end of a picture's name. */
type LandVariant = 'day' | 'night' | 'phone-day' | 'phone-night';

/** The name of a picture of `generated/pictures`. */
export const landPictureName = (land: string, variant: LandVariant) => `${land}-${variant}`;

/** The declaration of what `dayAndNight` gives (SDL). */
export const dayAndNightType = 'type DayAndNight {\n  day: File!\n  night: File!\n}';

/** The pictures of a land by day and by night, which are the same for all windows. */
export const dayAndNight = (land: string, picture: Picture) => ({
  day: picture(landPictureName(land, 'day')),
  night: picture(landPictureName(land, 'night')),
});
