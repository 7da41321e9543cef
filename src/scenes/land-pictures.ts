/** The end of a picture's name. */
type LandVariant = 'day' | 'night' | 'phone-day' | 'phone-night';

/** The name of a picture of `generated/pictures`. */
export const landPictureName = (land: string, variant: LandVariant) => `${land}-${variant}`;

/** The land that a picture of this name shows. */
export const landOfPicture = (name: string) => name.replace(/(?:-phone)?-(?:day|night)$/, '');
