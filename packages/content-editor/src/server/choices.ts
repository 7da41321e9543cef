import type { Answer } from './answer';

/** The pictures of choices, by their kind, as in `picturedChoices`. */
export type ChoicePictures = Readonly<Record<string, ChoicePicturesOfKind>>;

type ChoicePicturesOfKind = {
  /** The choices that have a picture. Names come from requests, so no other is read. */
  readonly names: readonly string[];
  readonly read: (name: string) => Promise<Answer>;
};

/** The picture of a choice, if there is one. */
export async function choicePicture(
  pictures: ChoicePictures,
  kind: string,
  name: string,
): Promise<Answer | undefined> {
  const found = Object.hasOwn(pictures, kind) ? pictures[kind] : undefined;
  return found?.names.includes(name) ? found.read(name) : undefined;
}
