/** The end of a picture's name. */
type LandVariant = 'day' | 'night' | 'phone-day' | 'phone-night';

/** The name of a picture of `generated/pictures`. */
export const landPictureName = (land: string, variant: LandVariant) => `${land}-${variant}`;
