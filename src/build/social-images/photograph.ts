import { light, night as nightPart } from '../../theme/tokens';

/** A picture from the content, which fills a social image. */
export type Photograph = {
  readonly path: string;
  /** Where its subject is, as content says it: "70% 30%" or "right top"; by default in the middle. */
  readonly focus?: string | undefined;
  /** Whether it is dark, with light words. */
  readonly night: boolean;
};

/** The colors of the words over a photograph and of the veil behind them, as on its page. */
export function colorsOf({ night }: Photograph): { readonly text: string; readonly veil: string } {
  const { text, sky } = night ? nightPart.color : light.color;
  return { text, veil: sky };
}

/** A veil over the side with the words, which hides the photograph there enough for them to be read. */
export function veilSvg(photograph: Photograph, wordsEnd: number): string {
  const { veil } = colorsOf(photograph);
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${veil}" stop-opacity="${opacity}"/>`;
  return (
    `<defs><linearGradient id="veil">${stop(0, 0.9)}${stop(wordsEnd / 1200, 0.86)}${stop(0.88, 0)}` +
    `</linearGradient></defs><rect width="100%" height="100%" fill="url(#veil)"/>`
  );
}
