import { type EditedContent, editedContent } from 'content-check/testing/edited-content';
import { contentModel } from '../../../src/rules/content-model';
import { fixtureTexts } from './fixture-content';

/** The size of the fixture's pictures. */
const size = { width: 960, height: 1200 };

/** The fixture's content in memory for the tests of one file, restored before each of them. Its details are examples. */
export function fixtureInMemory(): EditedContent {
  const pictures = { 'images/quilt-dawn.webp': size, 'images/quilt-night.webp': size };
  return editedContent(contentModel, fixtureTexts(), pictures, 'placeholder');
}
