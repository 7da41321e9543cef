/** Maximum size of what is uploaded, in bytes. */
export const maxUploadBytes = 25_000_000;

/** Maximum width and height in pixels: the site shows none larger, even at 2× density. */
export const maxSide = 2560;

/** Maximum number of pixels of what is uploaded. */
export const maxUploadPixels = 60_000_000;

/** Of WebP, in percent. */
export const webpQuality = 88;

/** Why a picture can’t be used. */
export const uploadWords = {
  empty: 'This file is empty. Choose another one, or save the picture again.',
  damaged:
    'This file can’t be used: it is damaged, far too large, or of a kind that browsers don’t show. Save it as JPEG first, or choose another one.',
  heic: 'This is HEIC, as iPhones keep photographs, which this browser can’t read. Open the editor in Safari, or get the photograph as JPEG: mail it to yourself from the phone, or set Camera › Formats there to “Most Compatible” before you take it.',
  form: 'Choose a JPEG, PNG, WebP or AVIF picture.',
  animated: 'This picture is animated. Choose a still one.',
} as const;
