import { drawArtwork } from 'artwork/draw-artwork';
import { command } from 'command-line/command';
import { artworks, manifestFile } from '../artwork.config';

/** `npm run artwork -- [names]`: draws the given artwork, or all that is out of date. */
command(async () => {
  await drawArtwork(artworks, manifestFile, process.argv.slice(2));
  return true;
});
