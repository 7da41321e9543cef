/** What is hidden in a scene until its land has loaded: everything but the sky (`landscape-style.ts`). */
export const lateParts = ':scope > div > :not(span)';

/**
 * Marks the scenes of a new page whose land has not loaded yet, until it has, so that no drawing stands in
 * the air. The first page needs no mark: it has not loaded before its pictures have.
 * @param onLand called for each when its land has loaded; not after an error, when the mark stays
 */
export function holdLateScenes(page: Element, onLand: (scene: Element) => void): void {
  for (const scene of page.querySelectorAll<HTMLElement>('[data-scene]')) {
    const land = scene.querySelector('img');
    // a broken picture is complete, too, and has no width
    if (!land || (land.complete && land.naturalWidth > 0)) continue;
    scene.dataset.late = '';
    land.addEventListener('load', () => {
      delete scene.dataset.late;
      if (scene.isConnected) onLand(scene);
    });
  }
}
