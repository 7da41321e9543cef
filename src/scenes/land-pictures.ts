import type { DerivedFieldSources } from '../fields/derived-fields';

type Picture = DerivedFieldSources['picture'];

/** The pictures of a land, and the ends of their names in `generated/pictures`. */
const ends = {
  day: 'day',
  night: 'night',
  dayPhone: 'phone-day',
  nightPhone: 'phone-night',
} as const;

/** The name of a picture of a land. */
export const landPictureName = (land: string, variant: keyof typeof ends) =>
  `${land}-${ends[variant]}`;

/** The declaration of what `dayAndNight` gives (SDL). */
export const dayAndNightType = 'type DayAndNight {\n  day: File!\n  night: File!\n}';

/** The pictures of a land by day and by night, which are the same for all windows. */
export const dayAndNight = (land: string, picture: Picture) => ({
  day: picture(landPictureName(land, 'day')),
  night: picture(landPictureName(land, 'night')),
});
